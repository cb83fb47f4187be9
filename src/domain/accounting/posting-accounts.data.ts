/** Accounts that a deal's journal entry is posted to. Titles follow dealer charts of accounts (GM and NIADA, 2017–2026; confidence medium: a dealer's own chart decides). */

/** account, title that is looked for in the ledger when nothing is mapped, type of account at QuickBooks, what it holds */
export const POSTING_ACCOUNTS = [
  ['cash', 'Cash on deposit', 'Other Current Asset', 'money that the buyer pays the dealer'],
  ['contractsInTransit', 'Contracts in transit', 'Other Current Asset', 'amount financed, until the lender or lessor funds it'],
  ['rebatesReceivable', 'Rebates receivable', 'Other Current Asset', 'rebate that the manufacturer owes'],
  ['tradeInventory', 'Used vehicle inventory', 'Other Current Asset', 'trade-in at its allowance'],
  ['vehicleInventory', 'Vehicle inventory', 'Other Current Asset', 'cost of the car that was sold, where the feed states it'],
  ['payoffPayable', 'Trade-in payoffs payable', 'Other Current Liability', 'lien on the trade-in, to be paid off'],
  ['salesTaxPayable', 'Sales tax payable', 'Other Current Liability', 'taxes that the dealer collects'],
  ['titleAndRegistrationPayable', 'Title and registration payable', 'Other Current Liability', 'title, registration and agency fees'],
  ['acquisitionFeePayable', 'Lease acquisition fees payable', 'Other Current Liability', 'fee of the lessor'],
  ['productsPayable', 'F&I products payable', 'Other Current Liability', 'what the administrators of protection contracts are owed'],
  ['vehicleSales', 'Vehicle sales', 'Income', 'sales price'],
  ['docFeeIncome', 'Document fees', 'Income', 'document fee'],
  ['productIncome', 'F&I product income', 'Income', 'price of a protection contract less what its administrator is owed'],
  ['costOfSales', 'Cost of vehicle sales', 'Cost of Goods Sold', 'cost of the car that was sold, where the feed states it'],
] as const;

export type PostingAccount = (typeof POSTING_ACCOUNTS)[number][0];

/** What an account is called in the ledger unless the dealer maps it to another. */
export const ACCOUNT_TITLES = Object.fromEntries(POSTING_ACCOUNTS.map(([account, title]) => [account, title])) as Readonly<
  Record<PostingAccount, string>
>;
