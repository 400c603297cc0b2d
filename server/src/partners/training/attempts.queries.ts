import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PassRow } from './present-course.ts'
import type { PutQuestion } from './put-questions.ts'

export interface AttemptRow {
  attempt_id: string
  partner_id: number
  course_id: string
  course_version: number
  questions: PutQuestion[]
  pass_percent: number
  started_at: Date
  ends_at: Date
  finished_at: Date | null
  right_count: number | null
  passed: 0 | 1 | null
}

const columns = sql`attempt_id, partner_id, course_id, course_version, questions, pass_percent, started_at, ends_at, finished_at,
  right_count, passed`

/** The tries of one partner and course come one after the other until the transaction ends. */
export const holdTries = async (tx: Database, partnerId: number, courseId: string): Promise<void> => {
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${`course ${courseId}`}, ${partnerId}))`)
}

/** Its own attempt, held until the transaction ends. */
export const lockAttempt = (tx: Database, attemptId: string): Promise<AttemptRow | null> =>
  tx.row(sql`select ${columns} from course_attempt where attempt_id = ${attemptId} for update`)

/** The one that is under way. */
export const findOpenAttempt = (tx: Database, courseId: string, now: Date): Promise<AttemptRow | null> =>
  tx.row(sql`select ${columns} from course_attempt where course_id = ${courseId} and finished_at is null and ends_at > ${now}
    order by started_at desc limit 1`)

/** @returns 0 where there is one of that id. */
export const addAttempt = (
  tx: Database,
  attempt: Omit<AttemptRow, 'finished_at' | 'right_count' | 'passed'>,
): Promise<number> =>
  tx.run(sql`insert into course_attempt (attempt_id, partner_id, course_id, course_version, questions, pass_percent, started_at, ends_at)
    values (${attempt.attempt_id}, ${attempt.partner_id}, ${attempt.course_id}, ${attempt.course_version},
      ${JSON.stringify(attempt.questions)}::jsonb, ${attempt.pass_percent}, ${attempt.started_at}, ${attempt.ends_at})
    on conflict do nothing`)

export const endAttempt = (
  tx: Database,
  attemptId: string,
  { right, passed, now }: { right: number; passed: 0 | 1; now: Date },
): Promise<number> =>
  tx.run(sql`update course_attempt set finished_at = ${now}, right_count = ${right}, passed = ${passed}
    where attempt_id = ${attemptId}`)

/** How often the partner began each course since a moment. */
export const countTries = (tx: Database, since: Date): Promise<{ course_id: string; tries: number }[]> =>
  tx.rows(
    sql`select course_id, count(*) as tries from course_attempt where started_at >= ${since} group by course_id`,
  )

export const addPass = (
  tx: Database,
  pass: PassRow & { partner_id: number; attempt_id: string },
): Promise<number> =>
  tx.run(sql`insert into course_pass (partner_id, course_id, course_version, attempt_id, passed_at, valid_until)
    values (${pass.partner_id}, ${pass.course_id}, ${pass.course_version}, ${pass.attempt_id}, ${pass.passed_at}, ${pass.valid_until})`)

/** The passes of the partner whose transaction it is; the one that holds longest first. */
export const listOwnPasses = (tx: Database): Promise<PassRow[]> =>
  tx.rows(
    sql`select course_id, course_version, passed_at, valid_until from course_pass order by valid_until desc, pass_id desc`,
  )

/** The courses that a partner has passed, so that it holds at a moment. */
export const listHeldCourses = (
  tx: Database,
  partnerId: number,
  at: Date,
): Promise<{ course_id: string }[]> =>
  tx.rows(
    sql`select distinct course_id from course_pass where partner_id = ${partnerId} and valid_until > ${at}`,
  )

/** How many partners have passed each course, so that it holds at a moment. */
export const countHolders = (tx: Database, at: Date): Promise<{ course_id: string; passed: number }[]> =>
  tx.rows(
    sql`select course_id, count(distinct partner_id) as passed from course_pass where valid_until > ${at} group by course_id`,
  )

/** Until when a partner's links work without training; null for a new one. */
export const findNotice = (tx: Database, partnerId: number): Promise<{ until: string } | null> =>
  tx.row(sql`select until from training_notice where partner_id = ${partnerId}`)

/** Deletes tries of before a moment; what was passed stays. */
export const forgetOldAttempts = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from course_attempt where attempt_id = any(array(
    select attempt_id from course_attempt where started_at < ${before} order by started_at limit ${limit}))`)
