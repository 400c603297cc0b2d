import { fieldOf, isDerived } from '@marketplace/contract/customers/customer-fields'
import { groupsOf, questionsIn, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { isAsked, type Question } from '../../details/detail-groups.ts'
import type { DetailValues } from '../../details/detail-values.ts'

/** What goes to a lender of a group of questions. */
export interface SharedGroup {
  group: QuestionGroup
  questions: readonly Question[]
}

interface Told {
  values: DetailValues
  hasMobile: boolean
}

const isTold = (question: Question, { values, hasMobile }: Told): boolean =>
  question === 'mobile_phone_number' ? hasMobile : values[question] !== '' && isAsked(question, values)

/**
 * The answers that go to a lender with an application, as build-submission.ts on the server hands them over: what is told, comes up
 * and is shared. A name counts once, whole or in its two parts.
 */
export const sharedGroups = (product: LoanProduct, told: Told): SharedGroup[] => {
  const isNamed = told.values.pan_name !== ''
  return groupsOf(product)
    .map((group) => ({
      group,
      questions: questionsIn(group, product).filter(
        (question) =>
          fieldOf(question).shared !== false &&
          isTold(question, told) &&
          (!isDerived(question) || (question === 'first_name' && !isNamed)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
