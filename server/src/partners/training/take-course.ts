import { randomInt } from 'node:crypto'
import type {
  CourseAttempt,
  CourseResult,
  finishCourse,
  Lesson,
  OwnCourse,
} from '@marketplace/contract/partner-area/training'
import type { Body } from '@marketplace/contract/platform/call'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import {
  addAttempt,
  addPass,
  countTries,
  endAttempt,
  findNotice,
  findOpenAttempt,
  holdTries,
  listOwnPasses,
  lockAttempt,
  type AttemptRow,
} from './attempts.queries.ts'
import {
  countLessons,
  findLiveCourse,
  listBank,
  listLessonsOf,
  listLiveCourses,
  type CourseRow,
} from './courses.queries.ts'
import { judgeAnswers } from './judge-answers.ts'
import { monthsLater, presentCourse } from './present-course.ts'
import { putQuestions } from './put-questions.ts'

/** Time enough to read every question twice; what is looked up is in the lessons. */
const MINUTES = 60

type TrainingServices = Pick<Services, 'db' | 'now'>
type Actor = Pick<SignedInPartner, 'partner_id'>

const startOfDay = (now: Date): Date => new Date(`${dayInIndia(now)}T00:00:00+05:30`)

const triesToday = async (tx: Database, courseId: string, now: Date): Promise<number> =>
  (await countTries(tx, startOfDay(now))).find(({ course_id }) => course_id === courseId)?.tries ?? 0

const presentOwn = async (tx: Database, courses: readonly CourseRow[], now: Date): Promise<OwnCourse[]> => {
  const passes = await listOwnPasses(tx)
  const tries = new Map((await countTries(tx, startOfDay(now))).map((row) => [row.course_id, row.tries]))
  const lessons = new Map((await countLessons(tx)).map((row) => [row.course_id, row.lessons]))
  return courses.map((course) =>
    presentCourse(course, {
      lessons: lessons.get(course.course_id) ?? 0,
      passes,
      triesToday: tries.get(course.course_id) ?? 0,
      now,
    }),
  )
}

export const readOwnCourses = (
  { db, now }: TrainingServices,
  { partner_id }: Actor,
): Promise<{ notice_until: string | null; courses: OwnCourse[] }> =>
  asPartner(db, partner_id, async (tx) => {
    const notice = await findNotice(tx, partner_id)
    const isOver = notice === null || notice.until < dayInIndia(now())
    return {
      notice_until: isOver ? null : notice.until,
      courses: await presentOwn(tx, await listLiveCourses(tx), now()),
    }
  })

const getCourse = async (tx: Database, courseId: string): Promise<CourseRow> => {
  const course = await findLiveCourse(tx, courseId)
  if (course === null) throw new Problem('not_found')
  return course
}

/** @throws Problem not_found of one that is not live. */
export const readOwnCourse = (
  { db, now }: TrainingServices,
  { partner_id }: Actor,
  courseId: string,
): Promise<{ course: OwnCourse; lessons: Lesson[] }> =>
  asPartner(db, partner_id, async (tx) => {
    const [course] = await presentOwn(tx, [await getCourse(tx, courseId)], now())
    if (course === undefined) throw new Problem('not_found')
    const lessons = await listLessonsOf(tx, courseId)
    return { course, lessons: lessons.map(({ lesson_id, title, body }) => ({ lesson_id, title, body })) }
  })

/** What leaves: never the place of the right answer. */
const presentAttempt = (
  { attempt_id, questions, pass_percent, ends_at }: AttemptRow,
  course: CourseRow,
): CourseAttempt => ({
  attempt_id,
  course_id: course.course_id,
  course_title: course.title,
  pass_percent,
  ends_at: ends_at.toISOString(),
  questions: questions.map(({ question_id, words, options }) => ({ question_id, words, options })),
})

/**
 * Begins a try, or gives back the one that is under way.
 * @throws Problem not_found; course_tries_spent; course_attempt_over where its id was used; course_without_questions where the bank has fewer
 * than are asked.
 */
export const startCourseOf = (
  { db, now: clock }: TrainingServices,
  { partner_id }: Actor,
  courseId: string,
  attemptId: string,
): Promise<CourseAttempt> =>
  asPartner(db, partner_id, async (tx) => {
    const now = clock()
    const course = await getCourse(tx, courseId)
    await holdTries(tx, partner_id, courseId)
    const underWay = await findOpenAttempt(tx, courseId, now)
    if (underWay !== null) return presentAttempt(underWay, course)
    if ((await triesToday(tx, courseId, now)) >= course.tries_a_day) throw new Problem('course_tries_spent')
    const bank = await listBank(tx, courseId)
    if (bank.length < course.asked) throw new Problem('course_without_questions')
    const attempt = {
      attempt_id: attemptId,
      partner_id,
      course_id: courseId,
      course_version: course.version,
      questions: putQuestions(bank, course.asked, randomInt),
      pass_percent: course.pass_percent,
      started_at: now,
      ends_at: new Date(now.getTime() + MINUTES * 60_000),
    }
    if ((await addAttempt(tx, attempt)) === 0) throw new Problem('course_attempt_over')
    return presentAttempt({ ...attempt, finished_at: null, right_count: null, passed: null }, course)
  })

/**
 * Judges a try and writes the pass. The same try again answers as it did.
 * @throws Problem not_found of another partner's; course_attempt_over where its time is.
 */
export const finishCourseOf = (
  { db, now: clock }: TrainingServices,
  { partner_id, auditActor }: Pick<SignedInPartner, 'partner_id' | 'auditActor'>,
  attemptId: string,
  { answers }: Body<typeof finishCourse>,
  ip: string,
): Promise<CourseResult> =>
  asPartner(db, partner_id, async (tx) => {
    const now = clock()
    const attempt = await lockAttempt(tx, attemptId)
    if (attempt === null) throw new Problem('not_found')
    const { course_id, course_version, questions, pass_percent } = attempt
    const course = await findLiveCourse(tx, course_id)
    if (course === null) throw new Problem('course_attempt_over')
    const judged = judgeAnswers(questions, answers, pass_percent)
    const isFirst = attempt.finished_at === null
    if (isFirst) {
      if (attempt.ends_at <= now) throw new Problem('course_attempt_over')
      const { right, passed } = judged
      await endAttempt(tx, attemptId, { right, passed, now })
      if (passed === 1) {
        const valid_until = monthsLater(now, course.valid_months)
        await addPass(tx, {
          partner_id,
          course_id,
          course_version,
          attempt_id: attemptId,
          passed_at: now,
          valid_until,
        })
        await recordEvent(
          tx,
          {
            auditActor,
            action: 'course.pass',
            object_kind: 'course',
            object_id: course_id,
            object_name: course.title,
            after: { course_version, right, asked: questions.length },
            ip,
          },
          now,
        )
      }
    }
    const [own] = await presentOwn(tx, [course], now)
    const passed = isFirst ? judged.passed : (attempt.passed ?? 0)
    return {
      passed,
      right: isFirst ? judged.right : (attempt.right_count ?? 0),
      asked: questions.length,
      pass_percent,
      valid_until: passed === 1 ? (own?.valid_until ?? null) : null,
      tries_left: own?.tries_left ?? 0,
      // Of a repetition nothing is told of other answers than those that counted.
      wrong: isFirst
        ? judged.wrong.map(({ words, lesson_id, lesson_title }) => ({ words, lesson_id, lesson_title }))
        : [],
    }
  })
