import type { ProductType } from '@marketplace/contract/reference/products'
import type {
  CourseFacts,
  LessonFacts,
  QuestionFacts,
} from '@marketplace/contract/partner-area/training-office'
import type { Database } from '../../platform/db/database.ts'
import { identifier, sql } from '../../platform/db/sql.ts'
import type { BankQuestion } from './put-questions.ts'

interface Kept {
  version: number
  deleted: 0 | 1
}
export interface CourseRow extends CourseFacts, Kept {
  course_id: string
}
export interface LessonRow extends LessonFacts, Kept {
  lesson_id: string
}
export interface QuestionRow extends QuestionFacts, Kept {
  question_id: string
}

const kept = sql`version, (deleted_at is not null)::integer as deleted`
const courseColumns = sql`course_id, title, summary, product_types, sort_order, asked, pass_percent, tries_a_day, valid_months, status, ${kept}`
const lessonColumns = sql`lesson_id, course_id, sort_order, title, body, ${kept}`
const questionColumns = sql`question_id, course_id, lesson_id, words, options, right_option, ${kept}`

/** Every course, deleted ones too. */
export const listCourses = (db: Database): Promise<CourseRow[]> =>
  db.rows(sql`select ${courseColumns} from course order by sort_order, course_id`)
export const listLessons = (db: Database): Promise<LessonRow[]> =>
  db.rows(sql`select ${lessonColumns} from lesson order by course_id, sort_order, lesson_id`)
export const listQuestions = (db: Database): Promise<QuestionRow[]> =>
  db.rows(sql`select ${questionColumns} from question order by course_id, lesson_id, question_id`)

/** The courses that partners see. */
export const listLiveCourses = (db: Database): Promise<CourseRow[]> =>
  db.rows(
    sql`select ${courseColumns} from course where status = 1 and deleted_at is null order by sort_order, course_id`,
  )

export const findLiveCourse = (db: Database, courseId: string): Promise<CourseRow | null> =>
  db.row(
    sql`select ${courseColumns} from course where course_id = ${courseId} and status = 1 and deleted_at is null`,
  )

export const listLessonsOf = (db: Database, courseId: string): Promise<LessonRow[]> =>
  db.rows(sql`select ${lessonColumns} from lesson where course_id = ${courseId} and deleted_at is null
    order by sort_order, lesson_id`)

export const countLessons = (db: Database): Promise<{ course_id: string; lessons: number }[]> =>
  db.rows(sql`select course_id, count(*) as lessons from lesson where deleted_at is null group by course_id`)

/** The questions of a course whose lesson is still there. */
export const listBank = (db: Database, courseId: string): Promise<BankQuestion[]> =>
  db.rows(sql`select q.question_id, q.lesson_id, l.title as lesson_title, q.words, q.options, q.right_option
    from question q join lesson l on l.lesson_id = q.lesson_id
    where q.course_id = ${courseId} and q.deleted_at is null and l.deleted_at is null order by q.question_id`)

/** Each is held until the transaction ends. */
export const lockCourse = (tx: Database, id: string): Promise<CourseRow | null> =>
  tx.row(sql`select ${courseColumns} from course where course_id = ${id} for no key update`)
export const lockLesson = (tx: Database, id: string): Promise<LessonRow | null> =>
  tx.row(sql`select ${lessonColumns} from lesson where lesson_id = ${id} for no key update`)
export const lockQuestion = (tx: Database, id: string): Promise<QuestionRow | null> =>
  tx.row(sql`select ${questionColumns} from question where question_id = ${id} for no key update`)

/** Holds the course that a course, lesson or question is of. */
export const lockCourseOf = (
  tx: Database,
  kind: 'course' | 'lesson' | 'question',
  id: string,
): Promise<{ course_id: string } | null> =>
  tx.row(sql`select course_id from course
    where course_id = (select course_id from ${identifier(kind)} where ${identifier(`${kind}_id`)} = ${id}) for no key update`)

/** Adds a course, or makes the facts of one stand as given. */
export const putCourse = (tx: Database, id: string, facts: CourseFacts, now: Date): Promise<number> =>
  tx.run(sql`insert into course (course_id, title, summary, product_types, sort_order, asked, pass_percent, tries_a_day, valid_months,
      status, updated_at)
    values (${id}, ${facts.title}, ${facts.summary}, ${facts.product_types}, ${facts.sort_order}, ${facts.asked}, ${facts.pass_percent},
      ${facts.tries_a_day}, ${facts.valid_months}, ${facts.status}, ${now})
    on conflict (course_id) do update set title = excluded.title, summary = excluded.summary, product_types = excluded.product_types,
      sort_order = excluded.sort_order, asked = excluded.asked, pass_percent = excluded.pass_percent, tries_a_day = excluded.tries_a_day,
      valid_months = excluded.valid_months, status = excluded.status, updated_at = excluded.updated_at, version = course.version + 1`)

export const putLesson = (tx: Database, id: string, facts: LessonFacts, now: Date): Promise<number> =>
  tx.run(sql`insert into lesson (lesson_id, course_id, sort_order, title, body, updated_at)
    values (${id}, ${facts.course_id}, ${facts.sort_order}, ${facts.title}, ${facts.body}, ${now})
    on conflict (lesson_id) do update set course_id = excluded.course_id, sort_order = excluded.sort_order, title = excluded.title,
      body = excluded.body, updated_at = excluded.updated_at, version = lesson.version + 1`)

export const putQuestion = (tx: Database, id: string, facts: QuestionFacts, now: Date): Promise<number> =>
  tx.run(sql`insert into question (question_id, course_id, lesson_id, words, options, right_option, updated_at)
    values (${id}, ${facts.course_id}, ${facts.lesson_id}, ${facts.words}, ${facts.options}, ${facts.right_option}, ${now})
    on conflict (question_id) do update set course_id = excluded.course_id, lesson_id = excluded.lesson_id, words = excluded.words,
      options = excluded.options, right_option = excluded.right_option, updated_at = excluded.updated_at, version = question.version + 1`)

/** Another lesson or question of it makes a course another version: a pass says which one it is of. */
export const raiseCourse = (tx: Database, courseId: string, now: Date): Promise<number> =>
  tx.run(sql`update course set version = version + 1, updated_at = ${now} where course_id = ${courseId}`)

export const updateRemoved = (
  tx: Database,
  kind: 'course' | 'lesson' | 'question',
  id: string,
  at: Date | null,
): Promise<number> =>
  tx.run(sql`update ${identifier(kind)} set deleted_at = ${at} where ${identifier(`${kind}_id`)} = ${id}`)

/** The courses that links of a product ask for. */
export const listCoursesFor = (db: Database, product: ProductType): Promise<{ course_id: string }[]> =>
  db.rows(sql`select course_id from course where status = 1 and deleted_at is null
    and (cardinality(product_types) = 0 or ${product} = any(product_types))`)

/** Every course that links ask for, with the products that do; none stands for all. */
export const listCoursesAsked = (
  db: Database,
): Promise<{ course_id: string; title: string; product_types: ProductType[] }[]> =>
  db.rows(sql`select course_id, title, product_types from course where status = 1 and deleted_at is null`)
