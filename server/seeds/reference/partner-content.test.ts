import { CreativeFacts } from '@marketplace/contract/partner-area/creatives-office'
import { FaqFacts } from '@marketplace/contract/partner-area/faqs'
import { CourseFacts, LessonFacts, QuestionFacts } from '@marketplace/contract/partner-area/training-office'
import { productTypes } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { judgeCreative } from '../../src/partner-area/creatives/judge-creative.ts'
import { partnerCourses, partnerLessons } from './partner-courses.ts'
import { partnerCreatives } from './partner-creatives.ts'
import { partnerFaqs } from './partner-faqs.ts'
import { partnerQuestions } from './partner-questions.ts'

const unique = (ids: readonly string[]): void => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
}
const devanagari = /[\u0900-\u097f]/

test('every creative may be saved as it is, in both languages', () => {
  unique(partnerCreatives.map(({ creative_id }) => creative_id))
  for (const { creative_id, ...facts } of partnerCreatives) {
    const read = CreativeFacts.parse(facts)
    expect([creative_id, judgeCreative(read, () => null)]).toEqual([creative_id, []])
    expect([creative_id, devanagari.test(read.body)]).toEqual([creative_id, creative_id.endsWith('-hi')])
  }
})

test('at least five courses of eight questions, each answered in one lesson of the course', () => {
  unique(partnerCourses.map(({ course_id }) => course_id))
  unique(partnerLessons.map(({ lesson_id }) => lesson_id))
  unique(partnerQuestions.map(({ question_id }) => question_id))
  expect(partnerCourses.length).toBeGreaterThanOrEqual(5)
  for (const { course_id, ...course } of partnerCourses) {
    const { asked } = CourseFacts.parse(course)
    const own = partnerQuestions.filter((question) => question.course_id === course_id)
    expect(own.length).toBeGreaterThanOrEqual(Math.max(8, asked))
  }
  const lessonsOf = Map.groupBy(partnerLessons, ({ course_id }) => course_id)
  for (const { lesson_id, ...lesson } of partnerLessons) {
    LessonFacts.parse(lesson)
    expect([lesson_id, partnerQuestions.some((question) => question.lesson_id === lesson_id)]).toEqual([
      lesson_id,
      true,
    ])
  }
  for (const { question_id, ...question } of partnerQuestions) {
    const { course_id, lesson_id, options } = QuestionFacts.parse(question)
    expect([question_id, lessonsOf.get(course_id)?.some((lesson) => lesson.lesson_id === lesson_id)]).toEqual(
      [question_id, true],
    )
    expect(new Set(options).size).toBe(options.length)
  }
  for (const product of ['Personal Loans', 'Gold Loans', 'Credit Cards'] as const)
    expect(partnerCourses.some(({ product_types }) => product_types.includes(product))).toBe(true)
  expect(productTypes).toEqual(
    expect.arrayContaining(partnerCourses.flatMap(({ product_types }) => product_types)),
  )
})

test('twenty-five questions of customers, in Hindi as well, and as many of partners', () => {
  unique(partnerFaqs.map(({ faq_id }) => faq_id))
  for (const { faq_id: _, ...faq } of partnerFaqs) FaqFacts.parse(faq)
  const customers = partnerFaqs.filter(({ audience }) => audience === 'customer')
  expect(customers.length).toBeGreaterThanOrEqual(25)
  expect(partnerFaqs.length - customers.length).toBeGreaterThanOrEqual(25)
  for (const { question_hi, answer_hi } of customers)
    expect([question_hi, answer_hi].every((words) => devanagari.test(words ?? ''))).toBe(true)
})
