/** Title brands that stop a private sale. Source: ANSI D20 codes, public list of 2015; confidence high. */

export const BLOCKING_BRANDS: readonly string[] = ['07', '08', '11', '16', '31', '35', '37', '69', '76'];
