/** What other areas may use of this folder (docs/decisions/044). */
export { spendCareBudget } from './care-limits.ts'
export { searchCustomers } from './search-customers.ts'
export { addCustomerNote } from './customer-notes.queries.ts'
