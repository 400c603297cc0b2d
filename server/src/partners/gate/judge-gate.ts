import type { LinkGate } from '@marketplace/contract/partner-area/partner-links'
import type { ProductType } from '@marketplace/contract/reference/products'

/** What is known of a partner, as far as its links depend on it. */
export interface GateFacts {
  /** The courses that are live, with the products whose links ask for them; none stands for all. */
  courses: readonly { course_id: string; product_types: readonly ProductType[] }[]
  /** The courses that it has passed, so that it holds now. */
  held: ReadonlySet<string>
  /** Everything that is needed of it was checked and accepted. */
  has_papers: boolean
  /** Somebody of it made the declaration for housing finance in its present version. */
  has_housing: boolean
  /** The last day on which a partner of before works without; null for a new one. */
  notice_until: string | null
}

/**
 * Whether the links of a product are live, and what is missing. It is a state that is shown: a link opens its page, and keeps lead
 * and share, whatever stands here.
 * @param product null for a link to all products. @param today YYYY-MM-DD in India.
 */
export const judgeGate = (
  { courses, held, has_papers, has_housing, notice_until }: GateFacts,
  product: ProductType | null,
  today: string,
): LinkGate => {
  const asked = courses.filter(
    ({ product_types }) =>
      product_types.length === 0 || (product !== null && product_types.includes(product)),
  )
  const missing: LinkGate['missing'] = []
  if (!asked.every(({ course_id }) => held.has(course_id))) missing.push('training')
  if (!has_papers) missing.push('papers')
  if (product === 'Affordable Housing Loan' && !has_housing) missing.push('housing')
  const isInNotice = notice_until !== null && today <= notice_until
  return {
    live: missing.length === 0 || isInNotice ? 1 : 0,
    missing,
    notice_until: missing.length > 0 && isInNotice ? notice_until : null,
  }
}
