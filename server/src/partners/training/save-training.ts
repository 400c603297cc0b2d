import { randomUUID } from 'node:crypto'
import type {
  CourseFacts,
  LessonFacts,
  QuestionFacts,
  removeTraining,
  saveCourse,
  saveLesson,
  saveQuestion,
  TrainingKind,
} from '@marketplace/contract/partner-area/training-office'
import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import {
  lockCourse,
  lockCourseOf,
  lockLesson,
  lockQuestion,
  putCourse,
  putLesson,
  putQuestion,
  raiseCourse,
  updateRemoved,
} from './courses.queries.ts'

export interface By {
  actor: Staff
  ip: string
}
type TrainingServices = Pick<Services, 'db' | 'now'>

/** What staff wrote of each, in an order of its own: the tag names these. */
export const courseFacts = (row: CourseFacts): CourseFacts => ({
  title: row.title,
  summary: row.summary,
  product_types: row.product_types,
  sort_order: row.sort_order,
  asked: row.asked,
  pass_percent: row.pass_percent,
  tries_a_day: row.tries_a_day,
  valid_months: row.valid_months,
  status: row.status,
})
export const lessonFacts = (row: LessonFacts): LessonFacts => ({
  course_id: row.course_id,
  sort_order: row.sort_order,
  title: row.title,
  body: row.body,
})
export const questionFacts = (row: QuestionFacts): QuestionFacts => ({
  course_id: row.course_id,
  lesson_id: row.lesson_id,
  words: row.words,
  options: row.options,
  right_option: row.right_option,
})

interface Change<Facts> {
  kind: TrainingKind
  /** Null adds one. */
  id: string | null
  /** Of what the change began from. */
  tag: string | null
  facts: Facts
  name: string
}

/** One thing of the training added or saved whole, with its line on the audit log. @throws Problem not_found; conflict with what stands. */
const save = async <Facts extends Readonly<Record<string, Json>>>(
  tx: Database,
  { kind, id, tag, facts, name }: Change<Facts>,
  { actor, ip }: By,
  { stands, put, now }: { stands: Facts | null; put: (id: string) => Promise<unknown>; now: Date },
): Promise<string> => {
  if (id !== null && stands === null) throw new Problem('not_found')
  if (stands !== null && fieldTag(stands) !== tag)
    throw new Problem('conflict', [], { ...stands, tag: fieldTag(stands) })
  const saved = id ?? randomUUID()
  await put(saved)
  await recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: `${kind}.${stands === null ? 'add' : 'save'}`,
      object_kind: kind,
      object_id: saved,
      object_name: name,
      before: stands,
      after: facts,
      ip,
    },
    now,
  )
  return saved
}

export const saveCourseOf = (
  { db, now: clock }: TrainingServices,
  { course_id: id, tag, course }: Body<typeof saveCourse>,
  by: By,
): Promise<string> =>
  db.transaction(async (tx) => {
    const now = clock()
    const facts = courseFacts(course)
    const row = id === null ? null : await lockCourse(tx, id)
    return save(tx, { kind: 'course', id, tag, facts, name: course.title }, by, {
      stands: row === null ? null : courseFacts(row),
      put: (saved) => putCourse(tx, saved, facts, now),
      now,
    })
  })

/** @throws Problem invalid_request where there is no such course. */
export const saveLessonOf = (
  { db, now: clock }: TrainingServices,
  { lesson_id: id, tag, lesson }: Body<typeof saveLesson>,
  by: By,
): Promise<string> =>
  db.transaction(async (tx) => {
    const now = clock()
    const facts = lessonFacts(lesson)
    if ((await lockCourse(tx, facts.course_id)) === null)
      throw new Problem('invalid_request', [{ field: 'lesson.course_id', key: 'invalid_value' }])
    const row = id === null ? null : await lockLesson(tx, id)
    const saved = await save(tx, { kind: 'lesson', id, tag, facts, name: lesson.title }, by, {
      stands: row === null ? null : lessonFacts(row),
      put: (of) => putLesson(tx, of, facts, now),
      now,
    })
    await raiseCourse(tx, facts.course_id, now)
    return saved
  })

/** Locks go from the course to the lesson to the question, in every write, so that no two wait for each other. @throws Problem invalid_request where its lesson is of another course, or no option is the right one. */
export const saveQuestionOf = (
  { db, now: clock }: TrainingServices,
  { question_id: id, tag, question }: Body<typeof saveQuestion>,
  by: By,
): Promise<string> =>
  db.transaction(async (tx) => {
    const now = clock()
    const facts = questionFacts(question)
    await lockCourse(tx, facts.course_id)
    const lesson = await lockLesson(tx, facts.lesson_id)
    if (lesson?.course_id !== facts.course_id)
      throw new Problem('invalid_request', [{ field: 'question.lesson_id', key: 'question_of_lesson' }])
    if (facts.right_option > facts.options.length)
      throw new Problem('invalid_request', [{ field: 'question.right_option', key: 'right_option_missing' }])
    if (new Set(facts.options).size < facts.options.length)
      throw new Problem('invalid_request', [{ field: 'question.options', key: 'listed_twice' }])
    const row = id === null ? null : await lockQuestion(tx, id)
    const saved = await save(tx, { kind: 'question', id, tag, facts, name: question.words }, by, {
      stands: row === null ? null : questionFacts(row),
      put: (of) => putQuestion(tx, of, facts, now),
      now,
    })
    await raiseCourse(tx, facts.course_id, now)
    return saved
  })

const standing = async (
  tx: Database,
  kind: TrainingKind,
  id: string,
): Promise<{ deleted: 0 | 1; name: string; course_id: string } | null> => {
  await lockCourseOf(tx, kind, id)
  if (kind === 'question') {
    const row = await lockQuestion(tx, id)
    return row === null ? null : { deleted: row.deleted, name: row.words, course_id: row.course_id }
  }
  const row = await (kind === 'course' ? lockCourse(tx, id) : lockLesson(tx, id))
  return row === null ? null : { deleted: row.deleted, name: row.title, course_id: row.course_id }
}

/** Deletes a thing of the training or brings it back; the same again changes nothing. @throws Problem not_found. */
export const removeTrainingOf = (
  { db, now: clock }: TrainingServices,
  { kind, id, removed }: Body<typeof removeTraining>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const before = await standing(tx, kind, id)
    if (before === null) throw new Problem('not_found')
    if (before.deleted === removed) return
    await updateRemoved(tx, kind, id, removed === 1 ? now : null)
    await raiseCourse(tx, before.course_id, now)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: `${kind}.${removed === 1 ? 'delete' : 'restore'}`,
        object_kind: kind,
        object_id: id,
        object_name: before.name,
        ip,
      },
      now,
    )
  })
