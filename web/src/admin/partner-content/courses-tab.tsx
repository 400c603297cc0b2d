import { saveCourse, type OfficeCourse } from '@marketplace/contract/partner-area/training-office'
import { useMemo, useState } from 'react'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { courseFields } from './content-fields.ts'
import { courseInForm, courseOfForm } from './content-forms.ts'
import { removeAct, RemovedLook, removedOptions } from './removed-look.tsx'
import { sendRemoved, useTraining } from './use-training.ts'

const apart = ['tab']
const keyOf = ({ course_id }: OfficeCourse): string => course_id
const searchText = ({ title, summary }: OfficeCourse): string => `${title} ${summary}`
const none = <EmptyRows text="No course here">Add one, then its lessons and questions.</EmptyRows>
const filters: readonly RowFilter<OfficeCourse>[] = [
  { key: 'deleted', label: 'State', options: removedOptions, of: ({ deleted }) => String(deleted) },
]

const columnsWith = (open: (course: OfficeCourse) => void): readonly Column<OfficeCourse>[] => [
  {
    key: 'title',
    title: 'Course',
    width: 300,
    sortBy: ({ title }) => title,
    cell: (course) => <RowButton onOpen={() => open(course)}>{course.title}</RowButton>,
  },
  textColumn('products', 'Asked for by links of', 240, ({ product_types }) =>
    product_types.length === 0 ? 'every product' : product_types.join(', '),
  ),
  {
    key: 'live',
    title: 'State',
    width: 110,
    exported: ({ status, deleted }) => (deleted === 1 ? 'Deleted' : status === 1 ? 'Live' : 'Off'),
    cell: ({ status, deleted }) =>
      deleted === 1 ? (
        <RemovedLook deleted={deleted} />
      ) : (
        <StatusDot tone={status === 1 ? 'good' : 'idle'}>{status === 1 ? 'Live' : 'Off'}</StatusDot>
      ),
  },
  { key: 'lessons', title: 'Lessons', width: 84, align: 'end', cell: ({ lessons }) => lessons },
  {
    key: 'questions',
    title: 'Questions',
    width: 140,
    align: 'end',
    exported: ({ questions, asked }) => `${questions}, ${asked} asked`,
    cell: ({ questions, asked }) =>
      questions < asked ? (
        <StatusDot tone="bad">
          {questions} of {asked}
        </StatusDot>
      ) : (
        `${questions}, ${asked} asked`
      ),
  },
  {
    key: 'passed',
    title: 'Passed by',
    width: 96,
    align: 'end',
    sortBy: ({ passed }) => passed,
    cell: ({ passed }) => passed,
  },
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  actsColumn(
    ({ title }) => title,
    (course) => [
      { label: 'Edit…', run: () => open(course) },
      removeAct(
        course.title,
        course.deleted,
        (removed) => sendRemoved('course', course.course_id, removed),
        showFailure,
      ),
      historyAct('course', course.course_id),
    ],
  ),
]

/** The courses: which products ask for each, what passes it, and who has. */
export const CoursesTab = () => {
  const { value, error, reload } = useTraining()
  const [open, setOpen] = useState<OfficeCourse | 'new' | null>(null)
  useCreate('Add course', () => setOpen('new'), value !== null)
  const columns = useMemo(() => columnsWith(setOpen), [])
  const course = open === 'new' ? null : open
  return (
    <>
      <OfficeList
        name="partner-courses"
        views="merchant-management.courses"
        apart={apart}
        label="Courses"
        of="courses"
        rows={value?.data.courses ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            Add course
          </Button>
        }
      />
      {open === null ? null : (
        <ContentDialog
          noun="course"
          a="a course"
          name={course?.title ?? null}
          id={course?.course_id ?? null}
          fields={courseFields}
          stored={course}
          inForm={courseInForm}
          topic="content-training"
          onClose={() => setOpen(null)}
          save={(facts, tag) =>
            officeCall(saveCourse, {
              body: { course_id: course?.course_id ?? null, tag, course: courseOfForm(facts) },
            })
          }
        />
      )}
    </>
  )
}
