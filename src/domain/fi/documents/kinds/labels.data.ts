/** Label spellings by field. Source: contract faces, payoff letters, ACORD cards and AAMVA card designs in use 2016–2026; confidence medium. */

/** Labels of signed protection contracts. */
export const CONTRACT_LABELS = {
  contractNumber: ['Contract #', 'Contract No', 'Contract Number', 'Contract ID', 'Agreement #', 'Agreement No', 'Agreement Number', 'Registration #', 'Registration No', 'Registration Number', 'Certificate #', 'Certificate No', 'Certificate Number', 'Waiver #', 'Waiver No', 'Waiver Number', 'Service Contract No', 'Service Contract Number', 'Service Contract #', 'Plan Number', 'Plan #', 'Addendum No', 'Addendum Number', 'Policy #', 'Policy No', 'Policy Number', 'App #', 'Application Number'],
  product: ['Product', 'Product Type', 'Plan Type', 'Coverage Type', 'Type of Contract', 'Contract Type', 'Program', 'Plan Name', 'Plan'],
  coverage: ['Coverage', 'Coverage Level', 'Plan Coverage', 'Coverage Plan', 'Level of Coverage'],
  saleDate: ['Contract Purchase Date', 'Contract Sale Date', 'Sale Date', 'Date of Sale', 'Date of Purchase', 'Purchase Date', 'Vehicle Purchase Date', 'Agreement Date', 'Contract Date', 'Date of Agreement', 'Plan Purchase Date', 'Waiver Date', 'Enrollment Date', 'Deal Date', 'Date', 'Dated', 'Date Signed', 'Signed On', 'Signature Date'],
  startDate: ['Effective Date', 'Contract Effective Date', 'Coverage Effective Date', 'Effective', 'Eff Date', 'Start Date', 'Starts', 'Start', 'Coverage Start Date', 'Coverage Begins', 'Coverage Begins On', 'Commencement Date', 'Inception Date', 'Begins On', 'Contract Start Date', 'Term Begins'],
  endDate: ['Expiration Date', 'Expiry Date', 'Expires On', 'Expires', 'Expiration', 'Exp Date', 'Contract Expiration Date', 'Coverage Ends', 'Ends', 'Ends On', 'End Date', 'Coverage End Date', 'Termination Date', 'Contract Ends', 'Term Ends', 'Valid Until'],
  endMiles: ['Expiration Mileage', 'Expiration Miles', 'Expiration Odometer', 'Exp Miles', 'Ending Odometer', 'Expires At'],
  term: ['Term', 'Contract Term', 'Coverage Term', 'Plan Term', 'Term of Plan', 'Term of Coverage', 'Term of Contract', 'Term of Agreement', 'Term Months', 'Term in Months', 'Months/Miles', 'Term Months/Miles', 'Term (Months)', 'Term/Miles', 'Term and Mileage', 'Time/Mileage', 'Duration', 'Waiver Term'],
  termMiles: ['Miles', 'Mileage Limit', 'Plan Miles', 'Coverage Miles', 'Mileage Term', 'Maximum Mileage', 'Contract Miles', 'Term Mileage'],
  price: ['Contract Price', 'Purchase Price', 'Total Retail', 'Retail Price', 'Plan Price', 'Charge', 'Cost to Customer', 'Customer Cost', 'Contract Cost', 'Agreement Price', 'Total Price', 'Price', 'Waiver Price', 'Waiver Fee', 'GAP Price', 'GAP Charge', 'Service Contract Price', 'Contract Purchase Price', 'Total Contract Price', 'Total Purchase Price', 'Amount Charged', 'Customer Price', 'Selling Price of Contract', 'Total Cost', 'Cost', 'Contract Charge', 'Addendum Charge', 'Retail'],
  deductible: ['Deductible', 'Ded', 'Deductible Amount', 'Deductible per Visit', 'Deductible per Repair Visit', 'Standard Deductible'],
  odometer: ['Current Odometer', 'Odometer Reading', 'Odometer', 'Mileage at Sale', 'Current Mileage', 'Odometer at Sale', 'Sale Odometer', 'Vehicle Mileage', 'Odometer at Purchase', 'Beginning Odometer'],
  mileage: ['Mileage'],
  salesPrice: ['Selling Price', 'Sales Price', 'Vehicle Price', 'Cash Price', 'Cash Sale Price', 'Vehicle Sales Price', 'Vehicle Selling Price', 'Vehicle Purchase Price'],
  amountFinanced: ['Amount Financed', 'Total Amount Financed'],
  apr: ['APR', 'Annual Percentage Rate', 'A.P.R.'],
  monthlyPayment: ['Monthly Payment', 'Payment Amount', 'Amount of Payments', 'Monthly Payments'],
  downPayment: ['Down Payment', 'Total Down Payment', 'Cash Down'],
  coCustomer: ['Co-Buyer', 'Co-Buyer Name', 'Co-Borrower', 'Co-Purchaser', 'Co-Lessee', 'Co-Applicant'],
  inServiceDate: ['In-Service Date', 'In Service', 'Original In-Service Date', 'Original In-Service', 'Original In Service Date', 'Manufacturer In-Service Date', 'Warranty Start Date'],
  customer: ['Contract Holder', 'Contract Holder Name', 'Agreement Holder', 'Customer', 'Customer Name', 'Purchaser', 'Purchaser Name', 'Buyer', 'Buyer Name', 'Name of Purchaser', 'Borrower', 'Member', 'Owner', 'Registrant', 'Your Name', 'Lessee', 'Contract Purchaser'],
  seller: ['Seller', 'Selling Dealer', 'Dealer', 'Dealership', 'Dealer Name', 'Dealer/Creditor', 'Issuing Dealer', 'Sold By', 'Selling Dealership'],
  administrator: ['Administrator', 'Plan Administrator', 'Administered By', 'Program Administrator'],
  obligor: ['Obligor', 'Provider', 'Service Contract Provider', 'Provider/Obligor', 'Administrator/Obligor'],
  lienholder: ['Lienholder', 'Lien Holder', 'Lender', 'Finance Company', 'Assignee', 'Lending Institution', 'Financial Institution', 'Lessor', 'Creditor'],
  state: ['State', 'State of Sale', 'Contract State', 'Issuing State', 'State of Issue'],
  form: ['Form', 'Form No', 'Form #', 'Form Number'],
} as const;

/** Labels of payoff letters. */
export const PAYOFF_LABELS = {
  lender: ['Lender', 'Lienholder', 'Lien Holder', 'Creditor', 'Lender Name', 'Lienholder Name', 'Financial Institution', 'Finance Company', 'Secured Party'],
  accountNumber: ['Account #', 'Account No', 'Account Number', 'Account', 'Acct #', 'Acct No', 'Acct Number', 'Acct', 'Loan #', 'Loan No', 'Loan Number', 'Loan Account Number', 'Contract Number', 'Contract No', 'Contract #', 'Account ending in', 'Acct ending in', 'Loan ending in', 'Lease Number', 'Re: Account'],
  payoffAmount: ['Payoff Amount', 'Payoff', 'Net Payoff', 'Net Payoff Amount', '10-Day Payoff', '10 Day Payoff', '10-Day Payoff Amount', '10 Day Payoff Amount', 'Ten Day Payoff', '15-Day Payoff', '30-Day Payoff', 'Total Payoff', 'Total Payoff Amount', 'Payoff Total', 'Payoff Quote', 'Payoff Balance', 'Loan Payoff', 'Current Payoff', 'Amount Due to Pay in Full', 'Amount to Pay in Full', 'Amount Required to Pay in Full', 'Amount Required to Satisfy', 'Total Amount Due', 'Total Due', 'Total Amount to Pay Off', 'Pay Off Amount', 'Payoff Figure', 'Buyout Amount', 'Lease Buyout'],
  principalBalance: ['Principal Balance', 'Outstanding Principal', 'Unpaid Principal Balance', 'Principal', 'Current Balance'],
  perDiem: ['Per Diem', 'Per Diem Interest', 'Per Diem Amount', 'Per-Diem', 'Daily Interest', 'Daily Per Diem', 'Interest per Day', 'Daily Rate', 'Daily Interest Amount', 'Perdiem', 'Additional interest per day', 'Interest accrues at'],
  goodThrough: ['Good Through', 'Good Thru', 'Good Until', 'Good To', 'Valid Until', 'Valid Through', 'Valid Thru', 'Quote Expires', 'Payoff Good To', 'Payoff Good Through', 'Payoff Good Thru', 'Payoff Good Until', 'Payoff Valid Through', 'Payoff Expiration Date', 'Good Through Date', 'Payoff Good Through Date', 'Payoff Good Thru Date', 'Good Thru Date', 'Payoff Date', 'Expires', 'Expiration Date', 'Quote Good Through', 'Effective Through', 'Payoff Effective Through', 'if received by', 'received on or before', 'if paid by', 'Quote Valid Through'],
  asOf: ['Quote Date', 'As Of', 'Date of Letter', 'Letter Date', 'Dated', 'Date', 'Date of Quote', 'Payoff Quote Date', 'Date Prepared', 'Prepared On', 'Statement Date', 'Issue Date', "Today's Date"],
  payoffAddress: ['Mail Payoff To', 'Mail Payment To', 'Remit To', 'Payoff Address', 'Send Payoff To', 'Regular Mail', 'Mailing Address', 'Mail To', 'Standard Mail'],
  overnightAddress: ['Overnight Payoff Address', 'Overnight Address', 'Overnight To', 'Overnight Mail', 'Overnight', 'Overnight Payoff To'],
  eltCode: ['ELT Code', 'ELT', 'ELT ID', 'ELT Lienholder Code', 'Lienholder Code', 'ELT Number'],
  customer: ['Customer', 'Customer Name', 'Borrower', 'Borrower Name', 'Account Holder', 'Buyer', 'Primary Borrower', 'Lessee', 'Name'],
} as const;

/** Labels of proof-of-insurance cards. */
export const INSURANCE_LABELS = {
  insurer: ['Company', 'Company Name', 'Insurer', 'Insurance Company', 'Insurance Carrier', 'Carrier', 'Underwritten By', 'Insurer Name', 'Company Affording Coverage', 'Insured By', 'Issuing Company'],
  naic: ['NAIC #', 'NAIC', 'NAIC No', 'NAIC Number', 'NAIC Code', 'Company Number', 'Company No', 'Company #', 'Co Number', 'Company NAIC'],
  companyCode: ['Co Code', 'Company Code', 'NY Company Code', 'DMV Code', 'Insurer Code'],
  policyNumber: ['Policy Number', 'Policy No', 'Policy #', 'Policy', 'Policy ID', 'Pol No', 'Policy Num', 'Binder Number', 'Policy/Binder No'],
  period: ['Policy Period', 'Coverage Period', 'Effective Period', 'Period', 'Term', 'Policy Term', 'Policy Period From', 'Coverage Dates', 'Policy Dates'],
  effectiveDate: ['Effective Date', 'Effective', 'Eff Date', 'Eff', 'Policy Effective Date', 'Inception Date', 'Start Date', 'From', 'Effective From', 'Policy Effective', 'Begins'],
  expirationDate: ['Expiration Date', 'Expiration', 'Exp Date', 'Exp', 'Expires', 'Policy Expiration Date', 'End Date', 'To', 'Through', 'Valid Through', 'Policy Expiration', 'Ends'],
  insured: ['Named Insured', 'Named Insured(s)', 'Insured', 'Insured Name', 'Name of Insured', 'Policyholder', 'Policy Holder', 'First Named Insured', 'Name'],
  agent: ['Agent', 'Producer', 'Agency', 'Agent/Producer', 'Agency/Company Issuing Card', 'Agent Name', 'Your Agent', 'Agency Issuing Card', 'Insurance Agent'],
  lienholder: ['Loss Payee', 'Lienholder', 'Lien Holder', 'Additional Interest', 'Loss Payee/Lienholder', 'Lienholder/Loss Payee', 'Additional Insured', 'Lender'],
  bodilyInjury: ['BI', 'Bodily Injury', 'Bodily Injury Liability', 'BI Limits', 'Bodily Inj'],
  propertyDamage: ['PD', 'Property Damage', 'Property Damage Liability', 'PD Limit', 'Prop Damage'],
  comprehensiveDeductible: ['Comp Ded', 'Comprehensive Deductible', 'Comp Deductible', 'Comprehensive Ded', 'Comprehensive', 'Other Than Collision', 'OTC Ded', 'Comp'],
  collisionDeductible: ['Coll Ded', 'Collision Deductible', 'Coll Deductible', 'Collision Ded', 'Collision', 'Coll'],
  state: ['State', 'Issuing State', 'State of Issue'],
} as const;

/** Labels of documents of no announced kind. */
export const GENERIC_LABELS = {
  documentNumber: ['Invoice #', 'Invoice No', 'Invoice Number', 'Invoice', 'Receipt No', 'Receipt #', 'Repair Order', 'RO #', 'Order Number', 'Order #', 'Document Number', 'Document No', 'Document #', 'Reference', 'Reference No', 'Reference #', 'Ref'],
  documentDate: ['Date', 'Document Date', 'Invoice Date', 'Dated', 'Date of Letter', 'Date of Issue'],
  totalAmount: ['Total', 'Grand Total', 'Amount Due', 'Balance Due', 'Invoice Total', 'Total Due', 'Total Amount', 'Amount', 'Amount Paid'],
  stockNumber: ['Stock #', 'Stock No', 'Stock Number', 'Stk #'],
  phone: ['Phone', 'Telephone', 'Tel', 'Phone Number', 'Phone #', 'Mobile', 'Cell'],
  email: ['Email', 'E-mail', 'Email Address'],
  customer: ['Name', 'Attention', 'Attn'],
} as const;

/** Labels of printed driver licences; numbers are those of the AAMVA card design. */
export const LICENSE_LABELS = {
  licenseNumber: ['DL', 'DLN', 'DL No', 'DL #', 'DL Number', 'LIC#', 'LIC No', 'LIC', 'License No', 'License #', 'License Number', 'Licence No', 'Licence Number', 'Driver License No', 'Driver License Number', "Driver's License No", "Driver's License Number", 'Drivers License Number', "Driver's License #", 'OLN', 'Operator License', 'Lic Number', 'ID No', '4d'],
  lastName: ['LN', 'Last Name', 'Family Name', 'Surname', 'Last', '1'],
  firstName: ['FN', 'First Name', 'Given Name', 'Given Names', 'First', '2'],
  middleName: ['MN', 'Middle Name', 'Middle', 'MI'],
  fullName: ['Name', 'Full Name', 'Licensee', 'Name of Licensee'],
  suffix: ['Suffix', 'Name Suffix'],
  dateOfBirth: ['DOB', 'Date of Birth', 'Birth Date', 'Birthdate', 'D.O.B.', 'Born', '3'],
  expirationDate: ['EXP', 'Expires', 'Expiration Date', 'Exp Date', 'Expiration', 'Expiry', '4b'],
  issueDate: ['ISS', 'Issued', 'Issue Date', 'Date of Issue', 'Iss Date', 'Date Issued', '4a'],
  address: ['Address', 'Addr', 'Street', 'Street Address', 'Residence', 'Residence Address', '8'],
  city: ['City'],
  state: ['State'],
  zip: ['Zip', 'Zip Code', 'Postal Code'],
  licenseClass: ['Class', 'DL Class', 'License Class', '9'],
  endorsements: ['END', 'Endorsements', 'Endorse', 'Endorsement', '9a'],
  restrictions: ['REST', 'Restr', 'Restrictions', 'Restriction', '12'],
  sex: ['SEX', 'Gender', '15'],
  heightInches: ['HGT', 'Height', 'HT', '16'],
  weightPounds: ['WGT', 'Weight', 'WT', '17'],
  eyes: ['EYES', 'Eye Color', 'Eye', '18'],
  hair: ['HAIR', 'Hair Color', '19'],
  documentDiscriminator: ['DD', 'Document Discriminator', '5 DD', '5'],
} as const;

/** Labels of cars on any document. */
export const VEHICLE_LABELS = {
  vin: ['VIN', 'VIN #', 'VIN No', 'VIN Number', 'V.I.N.', 'Vehicle Identification Number', 'Vehicle Identification No', 'Vehicle ID', 'Vehicle ID Number', 'Vehicle ID #', 'Serial No', 'Serial Number', 'Serial #', 'Serial', 'Vehicle Serial Number'],
  car: ['Year/Make/Model', 'Yr/Make/Model', 'Year Make Model', 'Vehicle', 'Covered Vehicle', 'Vehicle Description', 'Collateral', 'Vehicle Year/Make/Model', 'Insured Vehicle', 'Year and Make'],
  year: ['Year', 'Model Year', 'Vehicle Year', 'Yr'],
  makeModel: ['Make/Model', 'Make and Model', 'Make & Model'],
  make: ['Make', 'Vehicle Make'],
  model: ['Model', 'Vehicle Model'],
} as const;
