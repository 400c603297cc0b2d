import {
  listOfficeFaqs,
  removeFaq,
  saveFaq,
  type FaqFacts,
  type OfficeFaq,
} from '@marketplace/contract/partner-area/faqs'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { actsColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { openColumn, placeColumn, removedColumn, versionColumn } from './content-columns.tsx'
import { audienceOptions, faqFields } from './content-fields.ts'
import { ContentTab } from './content-tab.tsx'
import { removeAct, removedOptions } from './removed-look.tsx'

const officeFaqs = ask('content-faqs', listOfficeFaqs, {})

const idOf = ({ faq_id }: OfficeFaq): string => faq_id
const nameOf = ({ question }: OfficeFaq): string => question
const searchText = ({ question, answer, question_hi, answer_hi, topic }: OfficeFaq): string =>
  [topic, question, answer, question_hi, answer_hi].join(' ')
const none = <EmptyRows text="No question here">Clear the search and the filters, or add one.</EmptyRows>
const inForm = (faq: OfficeFaq) => ({ ...faq })
const filters: readonly RowFilter<OfficeFaq>[] = [
  { key: 'audience', label: 'Who asks', options: audienceOptions, of: ({ audience }) => audience },
  { key: 'deleted', label: 'State', options: removedOptions, of: ({ deleted }) => String(deleted) },
]
const audienceName = ({ audience }: OfficeFaq): string =>
  audienceOptions.find(({ value }) => value === audience)?.label ?? audience

const sendRemoved = async (faqId: string, removed: 0 | 1): Promise<void> => {
  await officeCall(removeFaq, { body: { faq_id: faqId, removed } })
  invalidate('content-faqs')
}

const columnsWith = (open: (faq: OfficeFaq) => void): readonly Column<OfficeFaq>[] => [
  openColumn({ key: 'question', title: 'Question', width: 360 }, nameOf, open),
  textColumn('audience', 'Who asks', 104, audienceName),
  textColumn('topic', 'Group', 180, ({ topic }) => topic),
  placeColumn(),
  textColumn('answer', 'Answer', 380, ({ answer }) => answer),
  removedColumn(),
  versionColumn(),
  actsColumn(nameOf, (faq) => [
    { label: 'Edit…', run: () => open(faq) },
    removeAct(faq.question, faq.deleted, (removed) => sendRemoved(faq.faq_id, removed)),
    historyAct('faq', faq.faq_id),
  ]),
]

/** What customers ask partners, and partners us. */
export const FaqsTab = () => {
  const { value, error, reload } = useAnswer(officeFaqs)
  return (
    <ContentTab
      name="partner-faqs"
      views="merchant-management.faqs"
      label="Questions and answers"
      of="questions"
      noun="faq"
      a="a question and its answer"
      add="Add question and answer"
      rows={value?.data ?? null}
      error={error}
      reload={reload}
      columnsWith={columnsWith}
      idOf={idOf}
      nameOf={nameOf}
      searchText={searchText}
      filters={filters}
      emptyText={none}
      fields={faqFields}
      inForm={inForm}
      topic="content-faqs"
      save={(facts, tag, faq_id) => officeCall(saveFaq, { body: { faq_id, tag, faq: facts as FaqFacts } })}
    />
  )
}
