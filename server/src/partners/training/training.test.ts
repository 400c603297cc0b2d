import { randomUUID } from 'node:crypto'
import type { CourseAttempt, CourseResult, OwnCourse } from '@marketplace/contract/partner-area/training'
import type {
  OfficeCourse,
  OfficeLesson,
  OfficeQuestion,
} from '@marketplace/contract/partner-area/training-office'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { hasPassed } from './has-passed.ts'

let running: TestApp
let partner: BuiltPartner
let staff: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  partner = await buildPartner(running.services)
  staff = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const own = (of: BuiltPartner) => callsOf(running.app, of)
const dataOf = <Data>(answer: { statusCode: number; body: string; json: () => unknown }): Data => {
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { data: Data }).data
}
const start = (course: string, of = partner, attempt_id: string = randomUUID()) =>
  own(of).post(`/api/partner/courses/${course}/start`, { attempt_id })
const finish = (
  attemptId: string,
  answers: readonly { question_id: string; option: number }[],
  of = partner,
) => own(of).post(`/api/partner/attempts/${attemptId}/finish`, { answers })

/** Which option is right, as the table alone knows it. */
const rightAnswers = async (attemptId: string): Promise<{ question_id: string; option: number }[]> => {
  const row = await asOffice(running.db, (tx) =>
    tx.row<{ questions: { question_id: string; right: number }[] }>(
      sql`select questions from course_attempt where attempt_id = ${attemptId}`,
    ),
  )
  return (row?.questions ?? []).map(({ question_id, right }) => ({ question_id, option: right }))
}
const pass = async (course: string, of = partner): Promise<CourseResult> => {
  const { attempt_id } = dataOf<CourseAttempt>(await start(course, of))
  return dataOf(await finish(attempt_id, await rightAnswers(attempt_id), of))
}

it('a course is passed by right answers, which are never sent, and holds for a year', async () => {
  const answer = await start('house')
  const attempt = dataOf<CourseAttempt>(answer)
  expect(attempt.questions).toHaveLength(8)
  expect(answer.body).not.toMatch(/right/)
  // Begun again, by another page of the same partner: the same try goes on.
  expect(dataOf<CourseAttempt>(await start('house')).attempt_id).toBe(attempt.attempt_id)

  const right = await rightAnswers(attempt.attempt_id)
  const wrong = right.map(({ question_id, option }) => ({ question_id, option: (option % 2) + 1 }))
  const failed = dataOf<CourseResult>(await finish(attempt.attempt_id, wrong.slice(0, 7)))
  expect(failed).toMatchObject({ passed: 0, asked: 8, tries_left: 2, valid_until: null })
  expect(failed.wrong.length).toBeGreaterThan(0)
  // The first answers count.
  expect(dataOf<CourseResult>(await finish(attempt.attempt_id, right))).toMatchObject({
    passed: 0,
    right: failed.right,
  })

  const passed = await pass('house')
  expect(passed).toMatchObject({ passed: 1, right: 8, wrong: [], tries_left: 1 })
  const now = running.clock.now()
  expect(passed.valid_until?.slice(0, 4)).toBe(String(now.getUTCFullYear() + 1))
  const { courses } = dataOf<{ courses: OwnCourse[] }>(await own(partner).get('/api/partner/courses'))
  expect(courses.map(({ course_id, state }) => `${course_id} ${state}`)).toEqual([
    'house passed',
    'loans open',
    'gold-housing open',
    'cards open',
    'honest open',
  ])
})

it('the links of a product ask for each of its courses, and for no longer than they hold', async () => {
  const { partner_id } = partner
  const at = running.clock.now()
  expect(await hasPassed(running.db, partner_id, 'Credit Cards', at)).toBe(false)
  await pass('cards')
  await pass('honest')
  expect(await hasPassed(running.db, partner_id, 'Credit Cards', at)).toBe(true)
  expect(await hasPassed(running.db, partner_id, 'Gold Loans', at)).toBe(false)
  const later = new Date(at.getTime() + 367 * 86_400_000)
  expect(await hasPassed(running.db, partner_id, 'Credit Cards', later)).toBe(false)
})

it('another partner neither sees a try nor answers it; the day has three', async () => {
  const other = await buildPartner(running.services)
  const { attempt_id } = dataOf<CourseAttempt>(await start('loans'))
  expect((await finish(attempt_id, [], other)).statusCode).toBe(404)
  // The id of a stranger's try begins none.
  expect((await start('loans', other, attempt_id)).json()).toMatchObject({ code: 'course_attempt_over' })
  for (let tries = 1; tries <= 3; tries += 1) {
    const begun = dataOf<CourseAttempt>(await start('loans'))
    dataOf(await finish(begun.attempt_id, []))
  }
  expect((await start('loans')).json()).toMatchObject({ code: 'course_tries_spent' })
  expect((await start('no-such-course')).statusCode).toBe(404)
})

it('a try ends with its hour', async () => {
  const late = await buildPartner(running.services)
  const { attempt_id } = dataOf<CourseAttempt>(await start('honest', late))
  const begin = running.clock.now().toISOString()
  running.clock.advance(60 * 60_000)
  await running.db.run(
    sql`update session set last_seen_at = ${running.clock.now()} where partner_id = ${late.partner_id}`,
  )
  expect((await finish(attempt_id, [], late)).json()).toMatchObject({ code: 'course_attempt_over' })
  running.clock.set(begin)
})

it('staff edit a question, a change in between is said, and what is deleted comes back', async () => {
  const read = async () =>
    dataOf<{ courses: OfficeCourse[]; questions: OfficeQuestion[] }>(
      await staff.get('/api/partner-content/training'),
    )
  const versionOf = async () =>
    (await read()).courses.find(({ course_id }) => course_id === 'cards')?.version ?? 0
  const before = await versionOf()
  const found = (await read()).questions.find(({ question_id }) => question_id === 'cards-safe-1')
  if (found === undefined) throw new Error('no such question')
  const { question_id, tag, version: _, deleted: __, ...facts } = found
  const save = (change: object, of = tag) =>
    staff.post('/api/partner-content/questions/save', {
      question_id,
      tag: of,
      question: { ...facts, ...change },
    })
  expect((await save({ words: 'Who may ask for the OTP of a card?' })).statusCode).toBe(200)
  expect((await save({ words: 'Another' })).json()).toMatchObject({
    code: 'conflict',
    present: { words: 'Who may ask for the OTP of a card?' },
  })
  expect((await save({ lesson_id: 'house-who' })).json()).toMatchObject({
    details: [{ field: 'question.lesson_id' }],
  })
  expect(await versionOf()).toBe(before + 1)
  const remove = (removed: 0 | 1) =>
    staff.post('/api/partner-content/training/remove', { kind: 'question', id: question_id, removed })
  expect((await remove(1)).statusCode).toBe(200)
  expect((await read()).questions.find((row) => row.question_id === question_id)).toMatchObject({
    deleted: 1,
  })
  expect((await remove(0)).statusCode).toBe(200)
  expect((await read()).questions.find((row) => row.question_id === question_id)).toMatchObject({
    deleted: 0,
  })
})

it('a lesson, its questions and its course are written by several at once without one waiting for the other', async () => {
  const read = async () =>
    dataOf<{ lessons: OfficeLesson[]; questions: OfficeQuestion[] }>(
      await staff.get('/api/partner-content/training'),
    )
  const { lessons, questions } = await read()
  const lesson = lessons.find(({ lesson_id }) => lesson_id === 'house-who')
  const question = questions.find(({ lesson_id }) => lesson_id === 'house-who')
  if (lesson === undefined || question === undefined) throw new Error('no such lesson')
  const { lesson_id, course_id, sort_order, title, body, tag } = lesson
  const { question_id, words, options, right_option } = question
  const round = (n: number) => [
    staff.post('/api/partner-content/lessons/save', {
      lesson_id,
      tag,
      lesson: { course_id, sort_order, title, body },
    }),
    staff.post('/api/partner-content/questions/save', {
      question_id,
      tag: question.tag,
      question: { course_id, lesson_id, words, options, right_option },
    }),
    staff.post('/api/partner-content/training/remove', { kind: 'lesson', id: lesson_id, removed: n % 2 }),
    staff.post('/api/partner-content/training/remove', {
      kind: 'question',
      id: question_id,
      removed: (n + 1) % 2,
    }),
  ]
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => round(n)).flat())
  expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ body: words }) => words)).toEqual([])
  await staff.post('/api/partner-content/training/remove', { kind: 'lesson', id: lesson_id, removed: 0 })
  await staff.post('/api/partner-content/training/remove', { kind: 'question', id: question_id, removed: 0 })
})

it('a partner of before works on until its notice is over; a new one has none', async () => {
  const { partner_id } = partner
  const noticeOf = async () =>
    dataOf<{ notice_until: string | null }>(await own(partner).get('/api/partner/courses')).notice_until
  expect(await noticeOf()).toBeNull()
  await asOffice(running.db, (tx) =>
    tx.run(sql`insert into training_notice (partner_id, until) values (${partner_id}, '2999-01-01')`),
  )
  expect(await noticeOf()).toBe('2999-01-01')
  await asOffice(running.db, (tx) =>
    tx.run(sql`update training_notice set until = '2020-01-01' where partner_id = ${partner_id}`),
  )
  expect(await noticeOf()).toBeNull()
})
