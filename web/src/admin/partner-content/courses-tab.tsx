import { saveCourse, type OfficeCourse } from '@marketplace/contract/partner-area/training-office'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { openColumn, versionColumn } from './content-columns.tsx'
import { courseFields } from './content-fields.ts'
import { courseInForm, courseOfForm } from './content-forms.ts'
import { ContentTab } from './content-tab.tsx'
import { removeAct, RemovedLook, removedOptions } from './removed-look.tsx'
import { sendRemoved, useTraining } from './use-training.ts'

const idOf = ({ course_id }: OfficeCourse): string => course_id
const nameOf = ({ title }: OfficeCourse): string => title
const searchText = ({ title, summary }: OfficeCourse): string => `${title} ${summary}`
const none = <EmptyRows text="No course here">Add one, then its lessons and questions.</EmptyRows>
const filters: readonly RowFilter<OfficeCourse>[] = [
  { key: 'deleted', label: 'State', options: removedOptions, of: ({ deleted }) => String(deleted) },
]

const columnsWith = (open: (course: OfficeCourse) => void): readonly Column<OfficeCourse>[] => [
  openColumn({ key: 'title', title: 'Course', width: 300 }, nameOf, open),
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
  versionColumn(),
  actsColumn(nameOf, (course) => [
    { label: 'Edit…', run: () => open(course) },
    removeAct(course.title, course.deleted, (removed) => sendRemoved('course', course.course_id, removed)),
    historyAct('course', course.course_id),
  ]),
]

/** The courses: which products ask for each, what passes it, and who has. */
export const CoursesTab = () => {
  const { value, error, reload } = useTraining()
  return (
    <ContentTab
      name="partner-courses"
      views="merchant-management.courses"
      label="Courses"
      of="courses"
      noun="course"
      a="a course"
      add="Add course"
      rows={value?.data.courses ?? null}
      error={error}
      reload={reload}
      columnsWith={columnsWith}
      idOf={idOf}
      nameOf={nameOf}
      searchText={searchText}
      filters={filters}
      emptyText={none}
      fields={courseFields}
      inForm={courseInForm}
      topic="content-training"
      save={(facts, tag, course_id) =>
        officeCall(saveCourse, { body: { course_id, tag, course: courseOfForm(facts) } })
      }
    />
  )
}
