import { CreativeFacts } from '@marketplace/contract/partner-area/creatives-office'
import { FaqFacts } from '@marketplace/contract/partner-area/faqs'
import { CourseFacts, LessonFacts, QuestionFacts } from '@marketplace/contract/partner-area/training-office'
import { expect, test } from 'vitest'
import { courseFields, creativeFields, faqFields, lessonFields, questionFields } from './content-fields.ts'

test.each([
  // The picture of a creative has a dialog of its own.
  ['creative', [...creativeFields([]), { name: 'picture' }], CreativeFacts],
  ['course', courseFields, CourseFacts],
  ['lesson', lessonFields([]), LessonFacts],
  ['question', questionFields([], []), QuestionFacts],
  ['faq', faqFields, FaqFacts],
] as const)('the form of a %s asks for every fact', (_, fields, facts) => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(facts.shape).toSorted())
})
