/** A list of the office or of the partner area, as a browser test opens it. */
export interface ListAt {
  /** With what it has rows. `:lenderId` is a lender with an application, `:uploadId` a file, `:statementId` a statement that is shown, `:campaignId` a campaign with a plan, `:today` the range of today alone. */
  address: string
  /** The name of its grid. */
  label: string
  /** It comes with a search, which stands in no address: a customer is typed first. */
  isSearched?: true
  /** The button that brings it. */
  press?: string
  /** No call makes a row of it: where the product has none, its headings are walked. */
  mayBeEmpty?: true
}

/** Lists that the demo data fill. */
export const filledLists: readonly ListAt[] = [
  { address: '/admin/lenders', label: 'Lenders' },
  { address: '/admin/lenders/groups', label: 'Lender groups' },
  { address: '/admin/credit-cards', label: 'Credit cards' },
  { address: '/admin/insurance-plans', label: 'Insurance plans' },
  { address: '/admin/voucher-offers', label: 'Vouchers and deals' },
  { address: '/admin/option-sets?set=employmentStatus', label: 'Employment status' },
  { address: '/admin/gold-rates', label: 'Gold rates' },
  { address: '/admin/vendors-on-off', label: 'Lenders by brand' },
  { address: '/admin/customer-eligibility', label: 'Lenders by verdict', press: 'Check' },
  { address: '/admin/merchant-management', label: 'Merchants' },
  { address: '/admin/partners', label: 'Partners' },
  { address: '/admin/partners/1/leads', label: 'Leads', mayBeEmpty: true },
  { address: '/admin/brands', label: 'Brands' },
  { address: '/admin/user-management', label: 'Users' },
  { address: '/admin/cims-data', label: 'Lenders and their reports' },
  { address: '/admin/regulated-figures', label: 'Regulated figures' },
  { address: '/admin/processors', label: 'Processors' },
  { address: '/admin/data-dictionary', label: 'Figures' },
  { address: '/admin/sms-register', label: 'SMS texts' },
  { address: '/admin/texts', label: 'Notices and consents' },
  { address: '/admin/texts?tab=messages', label: 'Messages' },
  { address: '/admin/merchant-management/content', label: 'Creatives' },
  { address: '/admin/merchant-management/content?tab=courses', label: 'Courses' },
  { address: '/admin/merchant-management/content?tab=lessons', label: 'Lessons' },
  { address: '/admin/merchant-management/content?tab=questions', label: 'Questions' },
  { address: '/admin/merchant-management/content?tab=faqs', label: 'Questions and answers' },
]

/** Lists whose rows are made by calls first (made-rows.ts). */
export const madeLists: readonly ListAt[] = [
  { address: '/admin/lenders?status=deleted', label: 'Deleted lenders' },
  { address: '/admin/lenders/:lenderId/applications', label: 'Applications' },
  { address: '/admin/credit-cards?status=deleted', label: 'Deleted cards', mayBeEmpty: true },
  { address: '/admin/csr-portal', label: 'Customers found', isSearched: true, press: 'Find customer' },
  { address: '/admin/dashboard/rows?step=started&range=today', label: 'Started' },
  { address: '/admin/complaints', label: 'Complaints' },
  { address: '/admin/agreements', label: 'Agreements' },
  { address: '/admin/incidents', label: 'Incidents' },
  { address: '/admin/audit-log', label: 'Audit entries' },
  { address: '/admin/security', label: 'Alarms', mayBeEmpty: true },
  { address: '/admin/security?tab=events', label: 'Security events' },
  { address: '/admin/approvals', label: 'Approvals', mayBeEmpty: true },
  { address: '/admin/customer-info-deletion?tab=waiting', label: 'Deletions that wait', mayBeEmpty: true },
  { address: '/admin/customer-info-deletion?tab=done', label: 'Deletions', mayBeEmpty: true },
  { address: '/admin/application-status-file', label: 'Application status files' },
  { address: '/admin/mis-upload', label: 'MIS files', mayBeEmpty: true },
  { address: '/admin/commission-upload-file', label: 'Commission files', mayBeEmpty: true },
  { address: '/admin/application-status-file/:uploadId?outcome=error', label: 'Lines of the file' },
  { address: '/admin/reconciliation', label: 'Months of lenders' },
  { address: '/admin/reconciliation/:lenderId/2026-09', label: 'Lines of the month' },
  { address: '/admin/reconciliation/:lenderId/2026-09', label: 'Receipts', mayBeEmpty: true },
  { address: '/admin/internal-report?preset=custom&:today', label: 'Figures' },
  { address: '/admin/products-report?preset=custom&:today', label: 'Figures' },
  { address: '/admin/vendors-products-report?preset=custom&:today', label: 'Figures' },
  { address: '/admin/report-rows?measure=lender_applied&:today', label: 'Rows of the number' },
  { address: '/admin/report-runs', label: 'Report runs', mayBeEmpty: true },
  { address: '/admin/messaging', label: 'Campaigns', mayBeEmpty: true },
  { address: '/admin/messaging?tab=texts', label: 'Texts', mayBeEmpty: true },
  { address: '/admin/messaging/:campaignId', label: 'People of the plan', mayBeEmpty: true },
  { address: '/admin/report-schedules', label: 'Reports by e-mail', mayBeEmpty: true },
  { address: '/admin/tracking-links', label: 'Tracking links', mayBeEmpty: true },
  { address: '/admin/statements', label: 'Statements' },
  { address: '/admin/statements?tab=payouts', label: 'To be paid', mayBeEmpty: true },
  { address: '/admin/statements?tab=payouts', label: 'Bank files', mayBeEmpty: true },
  { address: '/admin/statements?tab=disputes', label: 'Disputes', mayBeEmpty: true },
  { address: '/admin/statements?tab=terms', label: 'Terms of payout' },
  { address: '/admin/statements?tab=referral', label: 'Terms of referral', mayBeEmpty: true },
  { address: '/admin/statements/:statementId', label: 'Lines of the statement', mayBeEmpty: true },
  { address: '/admin/statements/:statementId?tab=out', label: 'Lines that are not in it', mayBeEmpty: true },
  { address: '/admin/merchant-management/access-log', label: 'Access log', mayBeEmpty: true },
  { address: '/admin/merchant-management/threads', label: 'Partner questions', mayBeEmpty: true },
  { address: '/admin/jobs', label: 'Jobs that were given up', mayBeEmpty: true },
]

/** Lists of the partner area. */
export const partnerLists: readonly ListAt[] = [
  { address: '/partner', label: 'Newest customers' },
  { address: '/partner/customers', label: 'Your customers' },
  { address: '/partner/money/earned', label: 'Parts of loans', mayBeEmpty: true },
  { address: '/partner/links', label: 'Your links', mayBeEmpty: true },
  { address: '/partner/statements', label: 'Your statements' },
  { address: '/partner/statements/:statementId', label: 'Lines of your statement', mayBeEmpty: true },
  {
    address: '/partner/statements/:statementId',
    label: 'Lines that are not in your statement',
    mayBeEmpty: true,
  },
  { address: '/partner/referral', label: 'Loans of partners that you invited', mayBeEmpty: true },
  { address: '/partner/reports', label: 'Months' },
  { address: '/partner/digital-integration?tab=deliveries', label: 'Deliveries', mayBeEmpty: true },
  {
    address: '/partner/communication/tech-support',
    label: 'Your questions',
    mayBeEmpty: true,
  },
  {
    address: '/partner/communication/general-query',
    label: 'Your questions',
    mayBeEmpty: true,
  },
  { address: '/partner/training-material/eligibility-criteria', label: 'Lenders that are live' },
  { address: '/partner/training-material/eligibility-criteria', label: 'Example lenders' },
]
