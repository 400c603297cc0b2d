import { accountPages } from './account/account-pages.ts'
import type { AdminPage } from './admin-page.ts'
import { auditLogPages } from './audit-log/audit-log-pages.ts'
import { partnersPages } from './partners/partners-pages.ts'
import { brandsPages } from './brands/brands-pages.ts'
import { lenderEditPages } from './lenders/lender-edit-pages.ts'
import { lendersPages } from './lenders/lenders-pages.ts'
import { userManagementPages } from './user-management/user-management-pages.ts'
import { vendorsOnOffPages } from './vendors-on-off/vendors-on-off-pages.ts'

/** Every page of the staff area, from the lists of its folders; add a folder here (docs/recipes/add-an-office-page.md). */
export const adminPages: readonly AdminPage[] = [
  ...partnersPages,
  // One line a folder.
  ...lendersPages,
  ...lenderEditPages,
  ...lendersPages,
  ...lenderEditPages,
  ...vendorsOnOffPages,
  ...brandsPages,
  ...userManagementPages,
  ...auditLogPages,
  ...accountPages,
]
