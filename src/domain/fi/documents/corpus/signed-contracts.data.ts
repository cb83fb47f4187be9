/** Invented signed contracts. Every party is made up. */
import type { CorpusDocument } from './corpus-document.ts';

export const SIGNED_CONTRACTS: readonly CorpusDocument[] = [
  { name: 'service contract with colons throughout', kind: 'signed-contract',
    content: `VEHICLE SERVICE CONTRACT
Contract Number: VSC-0012345
Contract Holder: Jane Sample
Selling Dealer: Sample Motors of Anytown
Administrator: Example Warranty Administrators, Inc.
VIN: 1HGCM82633A004352
Vehicle: 2003 Honda Accord
Contract Purchase Date: 03/01/2025
Term: 60 Months / 75,000 Miles
Contract Price: $2,495.00
Deductible: $100.00
Current Odometer: 48,210
Form VSC-100 (03/24)`,
    fields: { productType: 'VSC', contractNumber: 'VSC-0012345', customer: 'Jane Sample', seller: 'Sample Motors of Anytown', administrator: 'Example Warranty Administrators, Inc', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord', saleDate: '2025-03-01', termMonths: 60, termMiles: 75_000, price: '2495.00', deductible: '100.00', odometer: 48_210, form: 'VSC-100 (03/24)' } },
  { name: 'GAP waiver addendum with dotted leaders', kind: 'signed-contract',
    content: `GAP WAIVER ADDENDUM TO RETAIL INSTALLMENT SALE CONTRACT
Waiver No. ........ GW778812
Borrower .......... Alex Specimen
Lender ............ First Example Credit Union
Effective Date .... 07/15/2026
Term .............. 72 months
Waiver Price ...... $895.00
V.I.N. ............ 4T1BF1FK1HU123456`,
    fields: { productType: 'GAP', contractNumber: 'GW778812', customer: 'Alex Specimen', lienholder: 'First Example Credit Union', startDate: '2026-07-15', termMonths: 72, price: '895.00', vin: '4T1BF1FK1HU123456' } },
  { name: 'term and miles as a pair without labels', kind: 'signed-contract',
    content: 'Vehicle Service Agreement for VIN 2T3RFREV0JW700001\nPlan: VSC Platinum 84/100,000 exclusionary\nSold on March 3, 2026 for $3,495',
    fields: { productType: 'VSC', vin: '2T3RFREV0JW700001', termMonths: 84, termMiles: 100_000 } },
  { name: 'years and miles in words', kind: 'signed-contract',
    content: 'EXTENDED SERVICE CONTRACT\nAgreement Number: 5501-778\nCoverage Term: 7 Year or 100,000 Mile\nAgreement Date: Jan. 5, 2024\nPlan Price: $ 2,100.50\nPurchaser: SAMPLE, ROBIN',
    fields: { productType: 'VSC', contractNumber: '5501-778', termMonths: 84, termMiles: 100_000, saleDate: '2024-01-05', price: '2100.50', customer: 'SAMPLE, ROBIN' } },
  { name: 'a row of headings over a row of values', kind: 'signed-contract',
    content: 'TIRE & WHEEL ROAD HAZARD AGREEMENT\nContract #        Effective Date     Expiration Date    Deductible\nTW-445566         06/01/2026         06/01/2031         $0.00\nTerm (Months)     Total Retail\n60                $795.00',
    fields: { productType: 'TIRE', contractNumber: 'TW-445566', startDate: '2026-06-01', endDate: '2031-06-01', deductible: '0.00', termMonths: 60, price: '795.00' } },
  { name: 'labels above their values', kind: 'signed-contract',
    content: 'PREPAID MAINTENANCE PLAN\n\nContract Holder\nChris Example\n\nContract Number\nPM 20260042\n\nEffective Date\n02/14/2026\n\nTerm\n36 months/45,000 miles\n\nCost to Customer\n1,150.00\n',
    fields: { productType: 'PPM', customer: 'Chris Example', contractNumber: 'PM 20260042', startDate: '2026-02-14', termMonths: 36, termMiles: 45_000, price: '1150.00' } },
  { name: 'several labels on each line', kind: 'signed-contract',
    content: 'Excess Wear and Use Waiver   Contract No: EW-100233   Date of Purchase: 9/9/25\nYear: 2025  Make: Toyota  Model: Camry  VIN: 4T1BF1FK1HU123456\nTerm: 36  Price: $699.00  Ded: $0',
    fields: { productType: 'EWT', contractNumber: 'EW-100233', saleDate: '2025-09-09', year: 2025, make: 'Toyota', model: 'Camry', vin: '4T1BF1FK1HU123456', termMonths: 36, price: '699.00', deductible: '0.00' } },
  { name: 'scanned: letters for digits in VIN and price', kind: 'signed-contract',
    content: 'VEHICLE SERVICE CONTRACT\nCONTRACT NO. : SC77O12\nVIN : 1C4RJFAG8KC5OOO1O\nCONTRACT PRICE : $2,4OO.OO\nTERM : 48 MONTHS\nSALE DATE : 11/02/2024',
    fields: { productType: 'VSC', contractNumber: 'SC77O12', vin: '1C4RJFAG8KC500010', price: '2400.00', termMonths: 48, saleDate: '2024-11-02' } },
  { name: 'VIN in spaced groups, bars between cells', kind: 'signed-contract',
    content: '| Paintless Dent Repair Contract | Certificate No. | PDR-9001 |\n| VIN | 3VW CB7BU3 MM000123 | Odometer Reading | 12,004 |\n| Start Date | 2025-05-20 | Term | 60 mo |\n| Retail Price | $549.00 | Seller | Anytown Auto Group |',
    fields: { productType: 'PDR', contractNumber: 'PDR-9001', vin: '3VWCB7BU3MM000123', odometer: 12_004, startDate: '2025-05-20', termMonths: 60, price: '549.00', seller: 'Anytown Auto Group' } },
  { name: 'key replacement in a letter', kind: 'signed-contract',
    content: 'Thank you for purchasing Key Replacement coverage on your 2022 Kia Soul.\nYour certificate number: KEY-20220917. Coverage begins on September 17, 2022 and ends on September 17, 2027.\nThe purchase price was $399.00.',
    fields: { productType: 'KEY', year: 2022, make: 'Kia', model: 'Soul', contractNumber: 'KEY-20220917', startDate: '2022-09-17', endDate: '2027-09-17', price: '399.00' } },
  { name: 'checked surcharges and a lienholder', kind: 'signed-contract',
    content: 'MOTOR VEHICLE SERVICE CONTRACT\nRegistration #: R-5521\nLienholder: Sample Auto Finance\nObligor: Example Obligor LLC\n[X] Diesel  [ ] Lift Kit  [x] 4X4/AWD\nTerm: 48/48k\nCharge: $3,210.00\nOriginal In-Service Date: 10/10/2023\nExpiration Mileage: 96,000',
    fields: { productType: 'VSC', contractNumber: 'R-5521', lienholder: 'Sample Auto Finance', obligor: 'Example Obligor LLC', surcharges: ['diesel', '4x4'], termMonths: 48, termMiles: 48_000, price: '3210.00', inServiceDate: '2023-10-10', endMiles: 96_000 } },
  { name: 'appearance protection, date first in letters', kind: 'signed-contract',
    content: 'PAINT PROTECTION AGREEMENT\nAgreement #AP-3344\nCustomer Name: DRAFT, JO\nEffective: 14-Jul-2026\nDuration: 5 years\nTotal Price: $1,299',
    fields: { productType: 'AP', contractNumber: 'AP-3344', customer: 'DRAFT, JO', startDate: '2026-07-14', termMonths: 60, price: '1299.00' } },
  { name: 'lifetime powertrain warranty', kind: 'signed-contract',
    content: 'LIFETIME LIMITED POWERTRAIN WARRANTY\nLifetime Powertrain Certificate Number: LTW0077\nOwner: Pat Muster\nVehicle Identification Number: 5FNRL6H78NB040404\nPurchase Date: 08/08/2026\nMileage at Sale: 22',
    fields: { productType: 'LTW', contractNumber: 'LTW0077', customer: 'Pat Muster', vin: '5FNRL6H78NB040404', saleDate: '2026-08-08', odometer: 22 } },
  { name: 'terse one-liner', kind: 'signed-contract',
    content: 'VSC contract, vin 5NPE34AF4JH600600, term 36 months, start 2025-03-01, price $1,895.00',
    fields: { productType: 'VSC', vin: '5NPE34AF4JH600600', termMonths: 36, startDate: '2025-03-01', price: '1895.00' } },
  { name: 'etch benefit with blanks left unfilled', kind: 'signed-contract',
    content: 'THEFT DETERRENT ETCH REGISTRATION\nRegistration No.: ETC-112233\nCustomer: ______________________\nVIN: _________________\nTerm: 36 months   Charge: $_______\nPurchase Date: __/__/____',
    fields: { productType: 'ETCH', contractNumber: 'ETC-112233', termMonths: 36 } },
  { name: 'rust warranty with a parenthesised hint after labels', kind: 'signed-contract',
    content: 'RUST & CORROSION PROTECTION\nAgreement Number (office use): RST 1009\nEffective Date (MM/DD/YYYY): 04/30/2026\nContract Price (incl. tax): $649.95',
    fields: { productType: 'RUST', contractNumber: 'RST 1009', startDate: '2026-04-30', price: '649.95' } },
  { name: 'JSON of another system', kind: 'signed-contract',
    content: '{"contractNumber":"VSC-9","productType":"VSC","termMonths":48,"termMiles":60000,"startDate":"2025-01-01","price":"1995.00","customer":"Jane Sample"}',
    fields: { contractNumber: 'VSC-9', productType: 'VSC', termMonths: 48, termMiles: 60_000, startDate: '2025-01-01', price: '1995.00', customer: 'Jane Sample' } },
  { name: 'term and mileage limit on lines of their own', kind: 'signed-contract',
    content: 'Product: Vehicle Service Contract\nTerm: 72 months\nMileage: 100,000 miles\nStart date: 2024-05-01\nPrice: $2,999.00',
    fields: { productType: 'VSC', termMonths: 72, termMiles: 100_000, startDate: '2024-05-01', price: '2999.00' } },
  { name: 'retail instalment contract', kind: 'signed-contract',
    content: 'RETAIL INSTALLMENT SALE CONTRACT\nBuyer Name: Jane Sample   Co-Buyer: Alex Sample\nSelling Price: $24,999.00\nAmount Financed: $22,000.00\nAPR: 6.49%\nTerm: 72 months\nMonthly Payment: $412.50\nDate: 03/01/2026',
    fields: { customer: 'Jane Sample', coCustomer: 'Alex Sample', salesPrice: '24999.00', amountFinanced: '22000.00', apr: 6.49, termMonths: 72, monthlyPayment: '412.50', saleDate: '2026-03-01' } },
];
