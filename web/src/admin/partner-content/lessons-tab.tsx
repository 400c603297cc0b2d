import {
  saveLesson,
  type LessonFacts,
  type OfficeCourse,
  type OfficeLesson,
} from '@marketplace/contract/partner-area/training-office'
import { useCallback, useMemo } from 'react'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { openColumn, placeColumn, removedColumn, versionColumn } from './content-columns.tsx'
import { lessonFields } from './content-fields.ts'
import { ContentTab } from './content-tab.tsx'
import { removeAct, removedOptions } from './removed-look.tsx'
import { courseFilterOptions, sendRemoved, titleOfCourse, useTraining } from './use-training.ts'

const noCourses: readonly OfficeCourse[] = []
const idOf = ({ lesson_id }: OfficeLesson): string => lesson_id
const nameOf = ({ title }: OfficeLesson): string => title
const searchText = ({ title, body }: OfficeLesson): string => `${title} ${body}`
const none = <EmptyRows text="No lesson here">Clear the search and the filters, or add one.</EmptyRows>
const inForm = (lesson: OfficeLesson) => ({ ...lesson })

const columnsWith = (
  courses: readonly OfficeCourse[],
  open: (lesson: OfficeLesson) => void,
): readonly Column<OfficeLesson>[] => [
  openColumn({ key: 'title', title: 'Lesson', width: 280 }, nameOf, open),
  textColumn('course', 'Course', 280, ({ course_id }) => titleOfCourse(courses, course_id)),
  placeColumn(),
  textColumn('body', 'Text', 380, ({ body }) => body),
  removedColumn(),
  versionColumn(),
  actsColumn(nameOf, (lesson) => [
    { label: 'Edit…', run: () => open(lesson) },
    removeAct(lesson.title, lesson.deleted, (removed) => sendRemoved('lesson', lesson.lesson_id, removed)),
    historyAct('lesson', lesson.lesson_id),
  ]),
]

/** The lessons of all courses. */
export const LessonsTab = () => {
  const { value, error, reload } = useTraining()
  const courses = value?.data.courses ?? noCourses
  const columns = useCallback((open: (lesson: OfficeLesson) => void) => columnsWith(courses, open), [courses])
  const filters = useMemo<readonly RowFilter<OfficeLesson>[]>(
    () => [
      {
        key: 'course',
        label: 'Course',
        options: courseFilterOptions(courses),
        of: ({ course_id }) => course_id,
      },
      { key: 'deleted', label: 'State', options: removedOptions, of: ({ deleted }) => String(deleted) },
    ],
    [courses],
  )
  return (
    <ContentTab
      name="partner-lessons"
      views="merchant-management.lessons"
      label="Lessons"
      of="lessons"
      noun="lesson"
      a="a lesson"
      add="Add lesson"
      rows={value?.data.lessons ?? null}
      error={error}
      reload={reload}
      columnsWith={columns}
      idOf={idOf}
      nameOf={nameOf}
      searchText={searchText}
      filters={filters}
      emptyText={none}
      fields={lessonFields(courses)}
      inForm={inForm}
      topic="content-training"
      save={(facts, tag, lesson_id) =>
        officeCall(saveLesson, { body: { lesson_id, tag, lesson: facts as LessonFacts } })
      }
    />
  )
}
