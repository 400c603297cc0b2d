import {
  saveQuestion,
  type OfficeCourse,
  type OfficeLesson,
  type OfficeQuestion,
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
import { questionFields } from './content-fields.ts'
import { questionInForm, questionOfForm } from './content-forms.ts'
import { removeAct, RemovedLook, removedOptions } from './removed-look.tsx'
import { courseFilterOptions, sendRemoved, titleOfCourse, useTraining } from './use-training.ts'

const apart = ['tab']
const noCourses: readonly OfficeCourse[] = []
const noLessons: readonly OfficeLesson[] = []
const keyOf = ({ question_id }: OfficeQuestion): string => question_id
const searchText = ({ words, options }: OfficeQuestion): string => [words, ...options].join(' ')
const none = <EmptyRows text="No question here">Clear the search and the filters, or add one.</EmptyRows>

const columnsWith = (
  courses: readonly OfficeCourse[],
  open: (question: OfficeQuestion) => void,
): readonly Column<OfficeQuestion>[] => [
  {
    key: 'words',
    title: 'Question',
    width: 380,
    sortBy: ({ words }) => words,
    cell: (question) => <RowButton onOpen={() => open(question)}>{question.words}</RowButton>,
  },
  textColumn('course', 'Course', 260, ({ course_id }) => titleOfCourse(courses, course_id)),
  textColumn('right', 'Right answer', 300, ({ options, right_option }) => options[right_option - 1] ?? null),
  { key: 'options', title: 'Answers', width: 84, align: 'end', cell: ({ options }) => options.length },
  {
    key: 'deleted',
    title: 'State',
    width: 110,
    exported: ({ deleted }) => (deleted === 1 ? 'Deleted' : 'There'),
    cell: ({ deleted }) => <RemovedLook deleted={deleted} />,
  },
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  actsColumn(
    ({ words }) => words,
    (question) => [
      { label: 'Edit…', run: () => open(question) },
      removeAct(
        question.words,
        question.deleted,
        (removed) => sendRemoved('question', question.question_id, removed),
        showFailure,
      ),
      historyAct('question', question.question_id),
    ],
  ),
]

/** The banks of questions. Partners are never sent which answer is right. */
export const QuestionsTab = () => {
  const { value, error, reload } = useTraining()
  const [open, setOpen] = useState<OfficeQuestion | 'new' | null>(null)
  useCreate('Add question', () => setOpen('new'), value !== null)
  const courses = value?.data.courses ?? noCourses
  const lessons = value?.data.lessons ?? noLessons
  const columns = useMemo(() => columnsWith(courses, setOpen), [courses])
  const filters = useMemo<readonly RowFilter<OfficeQuestion>[]>(
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
  const question = open === 'new' ? null : open
  return (
    <>
      <OfficeList
        name="partner-questions"
        views="merchant-management.questions"
        apart={apart}
        label="Questions"
        of="questions"
        rows={value?.data.questions ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            Add question
          </Button>
        }
      />
      {open === null ? null : (
        <ContentDialog
          noun="question"
          a="a question"
          name={question?.words ?? null}
          id={question?.question_id ?? null}
          fields={questionFields(courses, lessons)}
          stored={question}
          inForm={questionInForm}
          topic="content-training"
          onClose={() => setOpen(null)}
          save={(facts, tag) =>
            officeCall(saveQuestion, {
              body: { question_id: question?.question_id ?? null, tag, question: questionOfForm(facts) },
            })
          }
        />
      )}
    </>
  )
}
