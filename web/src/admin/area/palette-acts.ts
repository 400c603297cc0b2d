import type { StaffPage } from '@marketplace/contract/office/staff-pages'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import type { AreaAct } from '../../office/session/palette-source.ts'

/** What the palette does beside opening pages; each for the roles of its page. */
export const paletteActs: readonly (AreaAct & { page: StaffPage })[] = [
  { title: specifiedTexts.add_lender, page: 'lenders', path: '/admin/lenders', creates: true },
  { title: 'Add credit card', page: 'credit-cards', path: '/admin/credit-cards', creates: true },
  { title: 'Add partner', page: 'partners', path: '/admin/partners', creates: true },
  { title: 'Add user', page: 'user-management', path: '/admin/user-management', creates: true },
  { title: 'New brand', page: 'brands', path: '/admin/brands/new' },
  { title: 'Enter gold rate', page: 'gold-rates', path: '/admin/gold-rates', creates: true },
  { title: 'Open an incident', page: 'incidents', path: '/admin/incidents', creates: true },
  {
    title: 'Switch a lender on or off for a brand',
    page: 'vendors-on-off',
    path: '/admin/vendors-on-off',
    asks: 'asks first',
  },
  {
    title: 'Check a customer’s eligibility',
    page: 'customer-eligibility',
    path: '/admin/customer-eligibility',
  },
  { title: 'See what waits', page: 'work', path: '/admin/work' },
  { title: 'Find a customer', page: 'csr-portal', path: '/admin/csr-portal' },
  { title: 'Change my password', page: 'account', path: '/admin/account' },
]
