import type { Role } from '../platform/call.ts'

/**
 * The pages of the back office and the roles that may open each (section 6). The server guards the calls behind them, the
 * menu shows what the role may open. Below the line: pages that the specification leaves without a role listing.
 */
export const staffPages = {
  dashboard: [1, 2],
  'mis-upload': [1],
  'vendors-on-off': [1],
  lenders: [1],
  'customer-eligibility': [1],
  'csr-portal': [1, 2, 3],
  'internal-report': [1, 2],
  'customer-info-deletion': [1],
  'customers-journey': [1, 2],
  'user-management': [1],
  'commission-upload-file': [1],
  'application-status-file': [1, 2],
  'merchant-management': [1],
  'tracking-links': [1],
  'credit-cards': [1],
  partners: [1],
  messaging: [1],
  telecalling: [1, 3],
  // ―
  // Each role sees its own kinds of work (contract/src/platform/work/work-kinds.ts).
  work: [1, 2, 3],
  reconciliation: [1, 2],
  'products-report': [1, 2],
  'vendors-products-report': [1, 2],
  'report-rows': [1, 2],
  'report-runs': [1, 2],
  'report-schedules': [1, 2],
  'data-dictionary': [1, 2],
  brands: [1],
  'gold-rates': [1],
  'insurance-plans': [1],
  'voucher-offers': [1],
  'option-sets': [1],
  texts: [1],
  approvals: [1],
  'audit-log': [1],
  security: [1],
  jobs: [1],
  complaints: [1, 2, 3],
  evidence: [1],
  agreements: [1],
  'cims-data': [1],
  incidents: [1],
  'regulated-figures': [1],
  processors: [1],
  'sms-register': [1],
  // Role 2 reads the sums.
  statements: [1, 2],
  help: [1, 2, 3],
  account: [1, 2, 3],
} as const satisfies Record<string, readonly Role[]>
export type StaffPage = keyof typeof staffPages
