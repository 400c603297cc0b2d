import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Flag, Id, Instant } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'
import { ContentId, wholeFrom } from './content-fields.ts'

/** `open` was never passed; `passed` holds; `lapsed` was passed and is over. */
export const courseStates = ['open', 'passed', 'lapsed'] as const

export const OwnCourse = z.object({
  course_id: ContentId,
  title: z.string(),
  summary: z.string(),
  /** The products whose links ask for it; none stands for all. */
  product_types: z.array(ProductType),
  lessons: z.number(),
  /** So many questions are asked, and so many percent have to be right. */
  asked: z.number(),
  pass_percent: z.number(),
  tries_a_day: z.number(),
  tries_left: z.number(),
  valid_months: z.number(),
  state: z.enum(courseStates),
  passed_at: z.nullable(Instant),
  valid_until: z.nullable(Instant),
})
export type OwnCourse = z.output<typeof OwnCourse>

/** The live courses in their order. `notice_until`: the last day on which links work without training; null for a new partner. */
export const listOwnCourses = {
  method: 'GET',
  path: '/api/partner/courses',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'read',
  beforeActivation: true,
  effect: 'reads',
  answer: dataOf(z.object({ notice_until: z.nullable(Day), courses: z.array(OwnCourse) })),
  errors: [],
} as const satisfies Call

export const Lesson = z.object({
  lesson_id: ContentId,
  title: z.string(),
  /** Paragraphs are parted by an empty line; a line that begins with "- " is a point of a list. */
  body: z.string(),
})
export type Lesson = z.output<typeof Lesson>

/** A course with its lessons. */
export const getOwnCourse = {
  method: 'GET',
  path: '/api/partner/courses/:courseId',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'read',
  beforeActivation: true,
  effect: 'reads',
  params: z.object({ courseId: ContentId }),
  answer: dataOf(z.object({ course: OwnCourse, lessons: z.array(Lesson) })),
  errors: ['not_found'],
} as const satisfies Call

/** A try: questions of the bank in an order of its own, without the right answers. */
export const CourseAttempt = z.object({
  attempt_id: Id,
  course_id: ContentId,
  course_title: z.string(),
  pass_percent: z.number(),
  ends_at: Instant,
  questions: z.array(z.object({ question_id: ContentId, words: z.string(), options: z.array(z.string()) })),
})
export type CourseAttempt = z.output<typeof CourseAttempt>

/** Begins a try; one that is under way is given back. `attempt_id` is made by whoever begins, so that a lost answer begins none twice. */
export const startCourse = {
  method: 'POST',
  path: '/api/partner/courses/:courseId/start',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'write',
  beforeActivation: true,
  effect: 'writes',
  params: z.object({ courseId: ContentId }),
  body: z.strictObject({ attempt_id: Id }),
  answer: dataOf(CourseAttempt),
  errors: ['not_found', 'course_tries_spent', 'course_attempt_over', 'course_without_questions'],
} as const satisfies Call

export const CourseResult = z.object({
  passed: Flag,
  right: z.number(),
  asked: z.number(),
  pass_percent: z.number(),
  valid_until: z.nullable(Instant),
  tries_left: z.number(),
  /** Questions that were answered wrong, without the right answer, and the lesson that has it. */
  wrong: z.array(z.object({ words: z.string(), lesson_id: ContentId, lesson_title: z.string() })),
})
export type CourseResult = z.output<typeof CourseResult>

/** Judges a try. Sent again it answers what it answered: the first answers count. */
export const finishCourse = {
  method: 'POST',
  path: '/api/partner/attempts/:attemptId/finish',
  audience: 'partner',
  roles: ownerAndSales,
  limit: 'write',
  beforeActivation: true,
  effect: 'writes',
  params: z.object({ attemptId: Id }),
  body: z.strictObject({
    /** The chosen option by its place, from 1, as it was shown. */
    answers: z
      .array(z.strictObject({ question_id: ContentId, option: wholeFrom(1, 6) }), { error: 'invalid_value' })
      .check(z.maxLength(50, 'invalid_value')),
  }),
  answer: dataOf(CourseResult),
  errors: ['not_found', 'course_attempt_over'],
} as const satisfies Call
