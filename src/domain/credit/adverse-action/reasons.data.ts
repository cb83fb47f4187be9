/** Principal reasons of sample form C-1, 12 CFR 1002 Appendix C, with a code by place on the form. Wording and order read on 2026-11-28. */

export const FORM_REASONS = [
  { code: 'C1-01', text: 'Credit application incomplete' },
  { code: 'C1-02', text: 'Insufficient number of credit references provided' },
  { code: 'C1-03', text: 'Unacceptable type of credit references provided' },
  { code: 'C1-04', text: 'Unable to verify credit references' },
  { code: 'C1-05', text: 'Temporary or irregular employment' },
  { code: 'C1-06', text: 'Unable to verify employment' },
  { code: 'C1-07', text: 'Length of employment' },
  { code: 'C1-08', text: 'Income insufficient for amount of credit requested' },
  { code: 'C1-09', text: 'Excessive obligations in relation to income' },
  { code: 'C1-10', text: 'Unable to verify income' },
  { code: 'C1-11', text: 'Length of residence' },
  { code: 'C1-12', text: 'Temporary residence' },
  { code: 'C1-13', text: 'Unable to verify residence' },
  { code: 'C1-14', text: 'No credit file' },
  { code: 'C1-15', text: 'Limited credit experience' },
  { code: 'C1-16', text: 'Poor credit performance with us' },
  { code: 'C1-17', text: 'Delinquent past or present credit obligations with others' },
  { code: 'C1-18', text: 'Collection action or judgment' },
  { code: 'C1-19', text: 'Garnishment or attachment' },
  { code: 'C1-20', text: 'Foreclosure or repossession' },
  { code: 'C1-21', text: 'Bankruptcy' },
  { code: 'C1-22', text: 'Number of recent inquiries on credit bureau report' },
  { code: 'C1-23', text: 'Value or type of collateral not sufficient' },
  /** The form leaves this line open; the text after the colon is the lender's. */
  { code: 'C1-24', text: 'Other: down payment insufficient' },
] as const;

export type FormCode = (typeof FORM_REASONS)[number]['code'];
