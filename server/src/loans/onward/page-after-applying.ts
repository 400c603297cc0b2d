import { pageOfLender } from '../../market/connectors/declared-pages.ts'

/** Where a customer goes on at a lender, as a segment under /user: its own page where it asks more, else what became of it. */
export const pageAfterApplying = ({ slug }: { slug: string }): string =>
  pageOfLender(slug)?.page ?? `lenders-transaction/${slug}`
