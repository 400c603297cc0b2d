/** Groups that the example lenders are commissioned in, each with its lenders by slug. */
export const demoLenderGroups: readonly { name: string; lender_slugs: readonly string[] }[] = [
  {
    name: 'Banks - monthly invoice',
    lender_slugs: ['sahyadri-bank', 'meghdoot-bank', 'kadamba-bank', 'palash-bank'],
  },
  {
    name: 'Finance companies - weekly invoice',
    lender_slugs: ['konkan-credit', 'nilgiri-finance', 'pagdandi-finance'],
  },
  { name: 'Paid a loan', lender_slugs: ['konkan-credit', 'jugnu-credit', 'nilgiri-finance'] },
]
