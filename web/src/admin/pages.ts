import type { AdminPage } from './admin-page.ts'
import { lendersPages } from './lenders/lenders-pages.ts'

/** Every page of the staff area, from the lists of its folders; add a folder here (docs/recipes/add-an-office-page.md). */
export const adminPages: readonly AdminPage[] = [...lendersPages]
