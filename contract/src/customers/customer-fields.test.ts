import { expect, test } from 'vitest'
import { answerSchemas, fieldOf, isTypedQuestion, questionNames } from './customer-fields.ts'
import { longestAnswer } from './longest-answer.ts'
import { loansThatAsk } from './product-questions.ts'

test.each(questionNames)('%s is asked by a loan', (question) => {
  expect(loansThatAsk(question)).not.toEqual([])
})

test('the mobile number alone is proved and not typed', () => {
  expect(questionNames.filter((question) => !isTypedQuestion(question))).toEqual(['mobile_phone_number'])
})

test('what is sealed may come back masked', () => {
  const sealed = questionNames.filter((question) => 'sealed' in fieldOf(question))
  expect(sealed.toSorted()).toEqual([
    'account_number',
    'birth_date',
    'business_pan',
    'gstin',
    'pan_name',
    'tin',
  ])
  expect(answerSchemas.birth_date.safeParse('**/**/1990').success).toBe(true)
  expect(answerSchemas.tin.safeParse('*****1234F').success).toBe(true)
})

test.each([
  ['pan_name', 85],
  ['first_name', 60],
  ['postal_code', 6],
  ['account_number', 18],
  ['gold_weight_grams', undefined],
  ['gender', undefined],
] as const)('%s takes at most %o characters', (question, longest) => {
  expect(longestAnswer(question)).toBe(longest)
})
