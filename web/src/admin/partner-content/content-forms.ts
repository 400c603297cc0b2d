import type { CreativeFacts, OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import type {
  CourseFacts,
  OfficeCourse,
  OfficeQuestion,
  QuestionFacts,
} from '@marketplace/contract/partner-area/training-office'
import type { ProductType } from '@marketplace/contract/reference/products'

/** What a select says for nothing: one of its options, so that it can be chosen again. */
export const NONE = 'none'

type FormFacts = Record<string, unknown>

const noneOr = (value: string | number | null): string => (value === null ? NONE : String(value))
const orNull = (value: unknown): unknown => (value === NONE ? null : value)

/** Names of products without spaces: several values stand in one text with spaces between them. */
export const productKey = (product: string): string => product.replaceAll(' ', '_')
const productOfKey = (key: string): ProductType => key.replaceAll('_', ' ') as ProductType

/** A creative in the texts of its form. */
export const creativeInForm = (creative: OfficeCreative): FormFacts & { tag: string } => ({
  ...creative,
  channel: noneOr(creative.channel),
  product_type: noneOr(creative.product_type),
  lender_id: noneOr(creative.lender_id),
})

/** What is sent of it; its picture is chosen in a dialog of its own. */
export const creativeOfForm = (facts: FormFacts, picture: string | null): CreativeFacts => {
  const lender = orNull(facts['lender_id'])
  return {
    ...facts,
    channel: orNull(facts['channel']),
    product_type: orNull(facts['product_type']),
    lender_id: lender === null ? null : Number(lender),
    picture,
  } as CreativeFacts
}

export const courseInForm = (course: OfficeCourse): FormFacts & { tag: string } => ({
  ...course,
  product_types: course.product_types.map(productKey),
  status: String(course.status),
})
export const courseOfForm = (facts: FormFacts): CourseFacts => {
  const products = facts['product_types']
  return {
    ...facts,
    product_types: Array.isArray(products) ? products.map((key) => productOfKey(String(key))) : [],
    status: facts['status'] === '1' ? 1 : 0,
  } as CourseFacts
}

/** The answers stand one a line. */
export const questionInForm = (question: OfficeQuestion): FormFacts & { tag: string } => ({
  ...question,
  options: question.options.join('\n'),
})
export const questionOfForm = (facts: FormFacts): QuestionFacts => {
  const options = facts['options']
  return {
    ...facts,
    options:
      typeof options === 'string'
        ? options
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : [],
  } as QuestionFacts
}
