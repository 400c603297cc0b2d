import type { AdminPage } from './admin-page.ts'
import { lenderEditPages } from './lenders/lender-edit-pages.ts'
import { lendersPages } from './lenders/lenders-pages.ts'

/** Every page of the staff area, from the lists of its folders; add a folder here (docs/recipes/add-an-office-page.md). */
export const adminPages: readonly AdminPage[] = [
  // One line a folder.
  ...lendersPages,
  ...lenderEditPages,
]
