import type { FoundCustomer } from '@marketplace/contract/customer-care'

/** What the last search of this page load found. */
export interface FoundCustomers {
  data: readonly FoundCustomer[]
  total: number
}

let found: FoundCustomers | null = null

/**
 * The last search's customers, for whoever comes back from a record. In memory alone: neither the address nor the browser's
 * storage holds a customer.
 */
export const lastFound = (): FoundCustomers | null => found

export const keepFound = (next: FoundCustomers | null): void => {
  found = next
}
