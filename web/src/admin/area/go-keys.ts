import type { StaffPage } from '@marketplace/contract/office/staff-pages'

/** The second key after G, by page. */
export const goKeys: Partial<Readonly<Record<StaffPage, string>>> = {
  dashboard: 'd',
  work: 'w',
  lenders: 'l',
  reconciliation: 'm',
  'csr-portal': 'c',
  'user-management': 'u',
  partners: 'p',
  'audit-log': 'a',
  brands: 'b',
  'credit-cards': 'k',
  'vendors-on-off': 'v',
  'customer-eligibility': 'e',
  'gold-rates': 'r',
  complaints: 'o',
  incidents: 'i',
  jobs: 'j',
  help: 'h',
  statements: 's',
}
