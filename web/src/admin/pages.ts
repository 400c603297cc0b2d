import { accountPages } from './account/account-pages.ts'
import type { AdminPage } from './admin-page.ts'
import { auditLogPages } from './audit-log/audit-log-pages.ts'
import { partnersPages } from './partners/partners-pages.ts'
import { userManagementPages } from './user-management/user-management-pages.ts'

/** Every page of the staff area, from the lists of its folders; add a folder here (docs/recipes/add-an-office-page.md). */
export const adminPages: readonly AdminPage[] = [
  ...partnersPages,
  ...userManagementPages,
  ...auditLogPages,
  ...accountPages,
]
