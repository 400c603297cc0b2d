import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ContentId, wholeFrom, wordsOf } from './content-fields.ts'

const tag = z.nullable(z.string().check(z.maxLength(40, 'invalid_value')))
const stored = { version: z.number(), tag: z.string(), deleted: Flag }

export const CourseFacts = z.strictObject({
  title: wordsOf(120),
  summary: wordsOf(400),
  product_types: z.array(ProductType, { error: 'invalid_value' }).check(z.maxLength(20, 'invalid_value')),
  sort_order: wholeFrom(1, 999),
  asked: wholeFrom(1, 50),
  pass_percent: wholeFrom(1, 100),
  tries_a_day: wholeFrom(1, 20),
  valid_months: wholeFrom(1, 60),
  status: Flag,
})
export type CourseFacts = z.output<typeof CourseFacts>
export const OfficeCourse = z.object({
  course_id: ContentId,
  ...CourseFacts.shape,
  ...stored,
  lessons: z.number(),
  questions: z.number(),
  /** How many partners have passed it, so that it holds today. */
  passed: z.number(),
})
export type OfficeCourse = z.output<typeof OfficeCourse>

export const LessonFacts = z.strictObject({
  course_id: ContentId,
  sort_order: wholeFrom(1, 999),
  title: wordsOf(120),
  body: wordsOf(6_000),
})
export type LessonFacts = z.output<typeof LessonFacts>
export const OfficeLesson = z.object({ lesson_id: ContentId, ...LessonFacts.shape, ...stored })
export type OfficeLesson = z.output<typeof OfficeLesson>

export const QuestionFacts = z.strictObject({
  course_id: ContentId,
  lesson_id: ContentId,
  words: wordsOf(400),
  options: z
    .array(wordsOf(300), { error: 'invalid_value' })
    .check(z.minLength(2, 'field_required'), z.maxLength(6, 'invalid_value')),
  /** From 1. Whoever learns sees the options in another order each time. */
  right_option: wholeFrom(1, 6),
})
export type QuestionFacts = z.output<typeof QuestionFacts>
export const OfficeQuestion = z.object({ question_id: ContentId, ...QuestionFacts.shape, ...stored })
export type OfficeQuestion = z.output<typeof OfficeQuestion>

/** Everything of the training, deleted things too. */
export const listOfficeTraining = {
  method: 'GET',
  path: '/api/partner-content/training',
  audience: [1],
  limit: 'read',
  answer: dataOf(
    z.object({
      courses: z.array(OfficeCourse),
      lessons: z.array(OfficeLesson),
      questions: z.array(OfficeQuestion),
    }),
  ),
  errors: [],
} as const satisfies Call

/** Each of these adds (id and tag null) or saves the whole of one; 409 conflict, with what stands, where somebody saved in between. */
export const saveCourse = {
  method: 'POST',
  path: '/api/partner-content/courses/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ course_id: z.nullable(ContentId), tag, course: CourseFacts }),
  answer: z.object({ success: z.literal(true), message: z.string(), course_id: ContentId }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

export const saveLesson = {
  method: 'POST',
  path: '/api/partner-content/lessons/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ lesson_id: z.nullable(ContentId), tag, lesson: LessonFacts }),
  answer: z.object({ success: z.literal(true), message: z.string(), lesson_id: ContentId }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

export const saveQuestion = {
  method: 'POST',
  path: '/api/partner-content/questions/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ question_id: z.nullable(ContentId), tag, question: QuestionFacts }),
  answer: z.object({ success: z.literal(true), message: z.string(), question_id: ContentId }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

export const trainingKinds = ['course', 'lesson', 'question'] as const
export type TrainingKind = (typeof trainingKinds)[number]

/** Deletes a course, a lesson or a question, or brings it back (`removed` 0). What partners passed holds on. */
export const removeTraining = {
  method: 'POST',
  path: '/api/partner-content/training/remove',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    kind: z.enum(trainingKinds, { error: 'invalid_value' }),
    id: ContentId,
    removed: Flag,
  }),
  answer: Done,
  errors: ['not_found'],
} as const satisfies Call
