import { groupsOf, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { askedIn, isWanted, type Question } from '../../details/detail-groups.ts'
import type { DetailValues } from '../../details/detail-values.ts'

/** What of a group a lender still needs: what was missing, and what an answer given since brings with it. */
export const neededIn = (
  group: QuestionGroup,
  product: LoanProduct,
  values: DetailValues,
  missing: ReadonlySet<Question>,
  /** What was told before: it is not asked again. */
  told: ReadonlySet<Question>,
): Question[] =>
  askedIn(group, values, product).filter(
    (question) =>
      missing.has(question) || (!told.has(question) && isWanted(question, values, product, 'apply')),
  )

/** The groups in which a lender still needs something, in the order of the page. */
export const neededGroups = (
  product: LoanProduct,
  values: DetailValues,
  missing: ReadonlySet<Question>,
  told: ReadonlySet<Question>,
): QuestionGroup[] =>
  groupsOf(product).filter((group) => neededIn(group, product, values, missing, told).length > 0)
