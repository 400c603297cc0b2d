import type { MenuGroup, PhoneBarEntry } from '../../office/session/office-area.ts'

/**
 * The menu of the partner area, in its order. A page stands here once it is in pages.ts with an icon: a name without a page is left
 * out, so that adding a page of this list is one line there.
 */
export const partnerMenu: readonly MenuGroup[] = [
  { title: null, pages: ['home', 'customers', 'links', 'statements', 'reports'] },
  {
    title: 'Sell',
    pages: ['product-offering', 'lender-journey', 'marketing-support', 'training-material', 'referral'],
  },
  { title: 'Connect', pages: ['digital-integration', 'custom-funnel'] },
  { title: 'Help', pages: ['communication', 'faqs', 'trace'] },
  { title: 'Account', pages: ['account-access', 'notifications', 'team'] },
]

/** The foot of a phone; "More" opens the menu. */
export const partnerPhoneBar: readonly PhoneBarEntry[] = [
  { page: 'home', title: 'Home' },
  { page: 'customers', title: 'Customers' },
  { page: 'links', title: 'Links' },
  { page: 'statements', title: 'Money' },
]
