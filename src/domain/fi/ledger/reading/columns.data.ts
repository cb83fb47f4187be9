/** Column spellings of dealer-system ledger exports. Source: export habits of CDK, Reynolds ERA, Dealertrack and Tekion sites, 2017–2026; confidence medium, formats vary by site. */

/** Compared in lower case without blanks and punctuation; where two columns of one export name the same member, the earlier spelling wins. */
export const COLUMN_SPELLINGS = {
  account: ['Account', 'Account Number', 'Account No', 'Account #', 'Acct', 'Acct #', 'Acct No', 'Acct Number', 'Acct Num', 'GL Account', 'GL Account Number', 'GL Acct', 'GL Acct No', 'G/L Account', 'G/L Acct', 'G/L', 'GL#', 'GL No', 'GL Number', 'GL Code', 'Account ID', 'Account Code', 'Ledger Account', 'Ledger Account ID', 'Main Account'],
  accountName: ['Account Name', 'Account Description', 'Acct Desc', 'Acct Description', 'Acct Name', 'GL Description', 'GL Account Name', 'GL Account Description', 'Account Title', 'Account Desc'],
  postDate: ['Post Date', 'Posting Date', 'Posted Date', 'Posted', 'Posted On', 'Date Posted', 'Accounting Dt', 'Accounting Date', 'Acctg Date', 'Transaction Date', 'Trans Date', 'Tran Date', 'Trx Date', 'Entry Date', 'Journal Date', 'Jrnl Date', 'GL Date', 'Eff Date', 'Effective Date', 'JE Date', 'Activity Date', 'Document Date', 'Doc Date', 'Date', 'Dt'],
  amount: ['Amount', 'Posting Amount', 'Posted Amount', 'Trans Amount', 'Transaction Amount', 'Tran Amount', 'Net Amount', 'Amt', 'Posting Amt', 'Trans Amt', 'GL Amount', 'Line Amount', 'Net', 'Value'],
  debit: ['Debit', 'Debit Amount', 'Debit Amt', 'Debits', 'DR', 'DR Amount', 'DR Amt'],
  credit: ['Credit', 'Credit Amount', 'Credit Amt', 'Credits', 'CR', 'CR Amount', 'CR Amt'],
  description: ['Description', 'Detail Description', 'Line Description', 'Desc', 'Detail', 'Memo', 'Comment', 'Comments', 'Remarks', 'Narrative', 'Transaction Description', 'Journal Description'],
  customer: ['Customer', 'Customer Name', 'Cust Name', 'Cust', 'Buyer', 'Buyer Name', 'Name', 'Purchaser', 'Control Name', 'Contract Holder', 'Customer No', 'Customer Number', 'Cust #', 'Cust No'],
  vin: ['VIN', 'VIN #', 'VIN No', 'VIN Number', 'Vehicle VIN', 'Vehicle Identification Number', 'Vehicle ID', 'Serial', 'Serial No', 'Serial Number', 'Serial #', 'Last 8 VIN', 'VIN Last 8', 'Last 8', 'VIN8', 'VIN6', 'Last 6 VIN', 'VIN Last 6'],
  reference: ['Reference', 'Reference Number', 'Reference No', 'Reference #', 'Refer', 'Ref', 'Ref #', 'Ref No', 'Document #', 'Document Number', 'Document No', 'Doc No', 'Doc #', 'Doc', 'Check #', 'Check No', 'Invoice', 'Invoice #', 'Invoice No', 'Invoice Number'],
  control: ['Control', 'Control Number', 'Control #', 'Control No', 'Ctl#', 'Ctrl', 'Ctrl #', 'Control 1', 'Deal #', 'Deal No', 'Deal Number', 'Deal', 'Stock #', 'Stock No', 'Stock Number', 'Stk', 'Stk #', 'RO #', 'RO Number'],
  journal: ['Journal', 'Journal ID', 'Journal Code', 'Journal Name', 'Jrnl', 'Jrnl ID', 'JE', 'Source', 'Source Code', 'Src'],
  company: ['Company', 'Company ID', 'Company Code', 'Co', 'Store', 'Store ID', 'Branch', 'Rooftop', 'Legal Entity'],
} as const satisfies Record<string, readonly string[]>;

/** Columns that the same exports carry and that reconciliation has no use for. */
export const IDLE_COLUMNS = ['Control 2', 'Control 3', 'Control Type', 'Host Item ID', 'Line', 'Line #', 'Line No', 'Line Number', 'Sequence', 'Seq', 'Period', 'Accounting Period', 'Fiscal Period', 'Fiscal Year', 'Department', 'Dept', 'Batch', 'Batch ID', 'Batch #', 'User', 'User ID', 'Entered By', 'Created By', 'Balance', 'Running Balance', 'Beginning Balance', 'Ending Balance', 'Account Type', 'Currency', 'Status', 'Units', 'Unit Count', 'Stat Count', 'Time', 'Post Time', 'Year', 'Make', 'Model'] as const;
