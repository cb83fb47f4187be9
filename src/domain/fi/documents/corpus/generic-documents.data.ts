/** Invented documents of kind `generic`, and texts without any recognizable field. */
import type { CorpusDocument } from './corpus-document.ts';

export const GENERIC_DOCUMENTS: readonly CorpusDocument[] = [
  { name: 'repair invoice', kind: 'generic',
    content: 'SAMPLE SERVICE CENTER\nInvoice #: 88123\nInvoice Date: 05/05/2026\nVIN: 1G1ZD5ST3LF000777\nMileage: 41,220\nTotal: $812.44\nPhone: (555) 555-0134',
    fields: { documentNumber: '88123', documentDate: '2026-05-05', vin: '1G1ZD5ST3LF000777', odometer: 41_220, totalAmount: '812.44', phone: '(555) 555-0134' } },
  { name: 'stock sheet', kind: 'generic',
    content: 'Stock #: P10442\nVIN: KNDJP3A58L7700002\n2020 Kia Soul LX\nOdometer: 30,001',
    fields: { stockNumber: 'P10442', vin: 'KNDJP3A58L7700002', year: 2020, make: 'Kia', model: 'Soul LX', odometer: 30_001 } },
  { name: 'e-mail about a contract', kind: 'generic',
    content: 'Hello, my GAP waiver number: GW-1020 started on Effective Date: 01/02/2026, term 72 months. Reach me at sample@example.com.',
    fields: { productType: 'GAP', startDate: '2026-01-02', termMonths: 72, contractNumber: 'GW-1020', email: 'sample@example.com' } },
  { name: 'payoff in a message', kind: 'generic',
    content: 'Payoff Amount: $5,000.00\nPer Diem: $1.10\nGood Through: 12/12/2026',
    fields: { payoffAmount: '5000.00', perDiem: '1.10', goodThrough: '2026-12-12' } },
  { name: 'insurance facts in a message', kind: 'generic',
    content: 'Named Insured: Pat Muster\nNAIC #: 11111\nCollision Deductible: $500',
    fields: { insured: 'Pat Muster', naic: '11111', collisionDeductible: '500.00' } },
  { name: 'a VIN and nothing else', kind: 'generic', content: 'please check 5YJSA1DG9DFP14705 thanks', fields: { vin: '5YJSA1DG9DFP14705' } },
  { name: 'deal jacket cover', kind: 'generic',
    content: 'Customer: Lee Model\nDeal Date: 2026-10-10\nSelling Dealer: Anytown Auto Group\nLender: Example Motor Credit\nVehicle: 2026 Mazda CX-5',
    fields: { customer: 'Lee Model', saleDate: '2026-10-10', seller: 'Anytown Auto Group', lienholder: 'Example Motor Credit', year: 2026, make: 'Mazda', model: 'CX-5' } },
  { name: 'receipt', kind: 'generic',
    content: 'Receipt No: 000771\nDate: Feb 3, 2026\nReceived for Prepaid Maintenance\nAmount Paid: $1,150.00',
    fields: { documentNumber: '000771', documentDate: '2026-02-03', productType: 'PPM', totalAmount: '1150.00' } },
];

/** Content that says nothing of its kind: the answer must be the canned sample. */
export const UNREADABLE: readonly CorpusDocument[] = [
  { name: 'prose about nothing', kind: 'generic', content: 'The quick brown fox jumps over the lazy dog.', fields: {} },
  { name: 'lorem ipsum as a contract', kind: 'signed-contract', content: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.', fields: {} },
  { name: 'an empty form', kind: 'payoff-letter', content: 'Payoff Amount: ________\nPer Diem: ________\nGood Through: __/__/____', fields: {} },
  { name: 'base64 of a picture', kind: 'insurance-card', content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', fields: {} },
  { name: 'a single word as a licence', kind: 'drivers-license', content: 'x', fields: {} },
  { name: 'punctuation only', kind: 'generic', content: '--- *** ___ :::', fields: {} },
  { name: 'a licence that is a contract', kind: 'drivers-license', content: 'Vehicle service contract, 60 months, $2,000.00', fields: {} },
];
