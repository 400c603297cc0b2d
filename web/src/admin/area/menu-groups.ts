import type { StaffPage } from '@marketplace/contract/office/staff-pages'

/** The order of the menu; a page that does not exist, or that the role may not open, is not shown. */
export const menuGroups: readonly { title: string | null; pages: readonly StaffPage[] }[] = [
  { title: null, pages: ['dashboard', 'work', 'csr-portal', 'telecalling'] },
  {
    title: 'Catalogue',
    pages: [
      'lenders',
      'vendors-on-off',
      'customer-eligibility',
      'credit-cards',
      'insurance-plans',
      'voucher-offers',
      'option-sets',
      'gold-rates',
    ],
  },
  { title: 'Partners', pages: ['merchant-management', 'partners', 'tracking-links', 'brands'] },
  {
    title: 'Files and money',
    pages: [
      'mis-upload',
      'commission-upload-file',
      'application-status-file',
      'reconciliation',
      'statements',
    ],
  },
  {
    title: 'Reports',
    pages: [
      'internal-report',
      'products-report',
      'vendors-products-report',
      'customers-journey',
      'report-runs',
      'report-schedules',
      'data-dictionary',
    ],
  },
  { title: 'Customers', pages: ['messaging', 'customer-info-deletion'] },
  {
    title: 'Compliance',
    pages: [
      'complaints',
      'evidence',
      'agreements',
      'cims-data',
      'incidents',
      'regulated-figures',
      'processors',
      'sms-register',
      'texts',
    ],
  },
  { title: 'Administration', pages: ['user-management', 'approvals', 'audit-log', 'security', 'jobs'] },
  { title: 'Help', pages: ['help'] },
]
