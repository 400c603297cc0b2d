import {
  listOfficeTraining,
  removeTraining,
  saveCourse,
  saveLesson,
  saveQuestion,
} from '@marketplace/contract/partner-area/training-office'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { Services } from '../../reference/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { asOffice } from '../scope/as-partner.ts'
import { countHolders } from './attempts.queries.ts'
import { listCourses, listLessons, listQuestions } from './courses.queries.ts'
import {
  courseFacts,
  lessonFacts,
  questionFacts,
  removeTrainingOf,
  saveCourseOf,
  saveLessonOf,
  saveQuestionOf,
} from './save-training.ts'

const countOf = (rows: readonly { course_id: string; deleted: 0 | 1 }[], courseId: string): number =>
  rows.filter(({ course_id, deleted }) => course_id === courseId && deleted === 0).length

export const trainingOfficeRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const message = translate('en', 'content_saved')

  serve(listOfficeTraining, async () => {
    const [courses, lessons, questions, holders] = await Promise.all([
      listCourses(db),
      listLessons(db),
      listQuestions(db),
      asOffice(db, (tx) => countHolders(tx, now())),
    ])
    const passed = new Map(holders.map((row) => [row.course_id, row.passed]))
    return succeed({
      courses: courses.map((row) => ({
        course_id: row.course_id,
        ...courseFacts(row),
        version: row.version,
        tag: fieldTag(courseFacts(row)),
        deleted: row.deleted,
        lessons: countOf(lessons, row.course_id),
        questions: countOf(questions, row.course_id),
        passed: passed.get(row.course_id) ?? 0,
      })),
      lessons: lessons.map((row) => ({
        lesson_id: row.lesson_id,
        ...lessonFacts(row),
        version: row.version,
        tag: fieldTag(lessonFacts(row)),
        deleted: row.deleted,
      })),
      questions: questions.map((row) => ({
        question_id: row.question_id,
        ...questionFacts(row),
        version: row.version,
        tag: fieldTag(questionFacts(row)),
        deleted: row.deleted,
      })),
    })
  })

  serve(saveCourse, async ({ body, actor, ip }) => ({
    success: true,
    message,
    course_id: await saveCourseOf(services, body, { actor, ip }),
  }))

  serve(saveLesson, async ({ body, actor, ip }) => ({
    success: true,
    message,
    lesson_id: await saveLessonOf(services, body, { actor, ip }),
  }))

  serve(saveQuestion, async ({ body, actor, ip }) => ({
    success: true,
    message,
    question_id: await saveQuestionOf(services, body, { actor, ip }),
  }))

  serve(removeTraining, async ({ body, actor, ip }) => {
    await removeTrainingOf(services, body, { actor, ip })
    return {
      success: true,
      message: translate('en', body.removed === 1 ? 'content_removed' : 'content_restored'),
    }
  })
}
