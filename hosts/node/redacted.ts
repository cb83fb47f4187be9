/** Redacts secrets from log text and errors. */

/** Secrets that must not be logged: API keys, bearer tokens, and passwords in addresses. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bvk_(sandbox|live)_\w+/g, 'vk_$1_…'],
  [/\b(Bearer|Basic) +[^\s"',]+/gi, '$1 …'],
  [/(:\/\/[^:@/\s]*):[^@/\s]+@/g, '$1:…@'],
  [/\bwhsec_[\w+/=]*/g, 'whsec_…'],
  // V8 quotes the text that it could not parse.
  [
    /(?:Unexpected token '[\s\S]{1,2}', )?(?:\.{3})?"[\s\S]{0,120}?"(?:\.{3})? is not valid JSON/g,
    'text that is not valid JSON',
  ],
];

export function redactText(text: string): string {
  return SECRETS.reduce((left, [secret, shown]) => left.replace(secret, shown), text);
}

/** An error with its stack and causes. */
export function redactedFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: redactText(String(fault)) };
  const shown = { name: fault.name, message: redactText(fault.message), stack: redactText(fault.stack ?? '') };
  return fault.cause === undefined ? shown : { ...shown, cause: redactedFault(fault.cause) };
}
