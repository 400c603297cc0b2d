import type { FoundCustomer } from '@marketplace/contract/office/customer-care'

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

export const storeFoundCustomers = (next: FoundCustomers | null): void => {
  found = next
}
