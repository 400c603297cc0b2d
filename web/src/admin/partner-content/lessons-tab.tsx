import {
  saveLesson,
  type LessonFacts,
  type OfficeCourse,
  type OfficeLesson,
} from '@marketplace/contract/partner-area/training-office'
import { useMemo, useState } from 'react'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { lessonFields } from './content-fields.ts'
import { removeAct, RemovedLook, removedOptions } from './removed-look.tsx'
import { courseFilterOptions, sendRemoved, titleOfCourse, useTraining } from './use-training.ts'

const apart = ['tab']
const noCourses: readonly OfficeCourse[] = []
const keyOf = ({ lesson_id }: OfficeLesson): string => lesson_id
const searchText = ({ title, body }: OfficeLesson): string => `${title} ${body}`
const none = <EmptyRows text="No lesson here">Clear the search and the filters, or add one.</EmptyRows>
const inForm = (lesson: OfficeLesson) => ({ ...lesson })

const columnsWith = (
  courses: readonly OfficeCourse[],
  open: (lesson: OfficeLesson) => void,
): readonly Column<OfficeLesson>[] => [
  {
    key: 'title',
    title: 'Lesson',
    width: 280,
    sortBy: ({ title }) => title,
    cell: (lesson) => <RowButton onOpen={() => open(lesson)}>{lesson.title}</RowButton>,
  },
  textColumn('course', 'Course', 280, ({ course_id }) => titleOfCourse(courses, course_id)),
  {
    key: 'place',
    title: 'Place',
    width: 70,
    align: 'end',
    sortBy: ({ sort_order }) => sort_order,
    cell: ({ sort_order }) => sort_order,
  },
  textColumn('body', 'Text', 380, ({ body }) => body),
  {
    key: 'deleted',
    title: 'State',
    width: 110,
    exported: ({ deleted }) => (deleted === 1 ? 'Deleted' : 'There'),
    cell: ({ deleted }) => <RemovedLook deleted={deleted} />,
  },
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  actsColumn(
    ({ title }) => title,
    (lesson) => [
      { label: 'Edit…', run: () => open(lesson) },
      removeAct(
        lesson.title,
        lesson.deleted,
        (removed) => sendRemoved('lesson', lesson.lesson_id, removed),
        showFailure,
      ),
      historyAct('lesson', lesson.lesson_id),
    ],
  ),
]

/** The lessons of all courses. */
export const LessonsTab = () => {
  const { value, error, reload } = useTraining()
  const [open, setOpen] = useState<OfficeLesson | 'new' | null>(null)
  useCreate('Add lesson', () => setOpen('new'), value !== null)
  const courses = value?.data.courses ?? noCourses
  const columns = useMemo(() => columnsWith(courses, setOpen), [courses])
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
  const lesson = open === 'new' ? null : open
  return (
    <>
      <OfficeList
        name="partner-lessons"
        views="merchant-management.lessons"
        apart={apart}
        label="Lessons"
        of="lessons"
        rows={value?.data.lessons ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            Add lesson
          </Button>
        }
      />
      {open === null ? null : (
        <ContentDialog
          noun="lesson"
          a="a lesson"
          name={lesson?.title ?? null}
          id={lesson?.lesson_id ?? null}
          fields={lessonFields(courses)}
          stored={lesson}
          inForm={inForm}
          topic="content-training"
          onClose={() => setOpen(null)}
          save={(facts, tag) =>
            officeCall(saveLesson, {
              body: { lesson_id: lesson?.lesson_id ?? null, tag, lesson: facts as LessonFacts },
            })
          }
        />
      )}
    </>
  )
}
