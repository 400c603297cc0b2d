import { goldLoanPages } from './declared-pages-gold.ts'
import { personalLoanPages } from './declared-pages-personal.ts'
import type { PageDeclaration } from './page-declaration.ts'

/** Every lender's own page. A further one is a declaration, its name in the contract and a connector (docs/recipes). */
export const declaredPages: readonly PageDeclaration[] = [...personalLoanPages, ...goldLoanPages]

const bySlug = new Map(declaredPages.map((declared) => [declared.slug, declared]))
const byPage = new Map<string, PageDeclaration>(declaredPages.map((declared) => [declared.page, declared]))

/** The page of a lender; null where it asks nothing more than the application. */
export const pageOfLender = (slug: string): PageDeclaration | null => bySlug.get(slug) ?? null

/** What stands at a segment under /user; null where no lender's page does. */
export const pageAt = (page: string): PageDeclaration | null => byPage.get(page) ?? null
