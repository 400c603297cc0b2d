import {
  saveQuestion,
  type OfficeCourse,
  type OfficeLesson,
  type OfficeQuestion,
} from '@marketplace/contract/partner-area/training-office'
import { useCallback, useMemo } from 'react'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { openColumn, removedColumn, versionColumn } from './content-columns.tsx'
import { questionFields } from './content-fields.ts'
import { questionInForm, questionOfForm } from './content-forms.ts'
import { ContentTab } from './content-tab.tsx'
import { removeAct, removedOptions } from './removed-look.tsx'
import { courseFilterOptions, sendRemoved, titleOfCourse, useTraining } from './use-training.ts'

const noCourses: readonly OfficeCourse[] = []
const noLessons: readonly OfficeLesson[] = []
const idOf = ({ question_id }: OfficeQuestion): string => question_id
const nameOf = ({ words }: OfficeQuestion): string => words
const searchText = ({ words, options }: OfficeQuestion): string => [words, ...options].join(' ')
const none = <EmptyRows text="No question here">Clear the search and the filters, or add one.</EmptyRows>

const columnsWith = (
  courses: readonly OfficeCourse[],
  open: (question: OfficeQuestion) => void,
): readonly Column<OfficeQuestion>[] => [
  openColumn({ key: 'words', title: 'Question', width: 380 }, nameOf, open),
  textColumn('course', 'Course', 260, ({ course_id }) => titleOfCourse(courses, course_id)),
  textColumn('right', 'Right answer', 300, ({ options, right_option }) => options[right_option - 1] ?? null),
  { key: 'options', title: 'Answers', width: 84, align: 'end', cell: ({ options }) => options.length },
  removedColumn(),
  versionColumn(),
  actsColumn(nameOf, (question) => [
    { label: 'Edit…', run: () => open(question) },
    removeAct(question.words, question.deleted, (removed) =>
      sendRemoved('question', question.question_id, removed),
    ),
    historyAct('question', question.question_id),
  ]),
]

/** The banks of questions. Partners are never sent which answer is right. */
export const QuestionsTab = () => {
  const { value, error, reload } = useTraining()
  const courses = value?.data.courses ?? noCourses
  const lessons = value?.data.lessons ?? noLessons
  const columns = useCallback(
    (open: (question: OfficeQuestion) => void) => columnsWith(courses, open),
    [courses],
  )
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
  return (
    <ContentTab
      name="partner-questions"
      views="merchant-management.questions"
      label="Questions"
      of="questions"
      noun="question"
      a="a question"
      add="Add question"
      rows={value?.data.questions ?? null}
      error={error}
      reload={reload}
      columnsWith={columns}
      idOf={idOf}
      nameOf={nameOf}
      searchText={searchText}
      filters={filters}
      emptyText={none}
      fields={questionFields(courses, lessons)}
      inForm={questionInForm}
      topic="content-training"
      save={(facts, tag, question_id) =>
        officeCall(saveQuestion, { body: { question_id, tag, question: questionOfForm(facts) } })
      }
    />
  )
}
