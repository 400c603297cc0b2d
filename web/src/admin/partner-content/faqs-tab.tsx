import {
  listOfficeFaqs,
  removeFaq,
  saveFaq,
  type FaqFacts,
  type OfficeFaq,
} from '@marketplace/contract/partner-area/faqs'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
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
import { audienceOptions, faqFields } from './content-fields.ts'
import { removeAct, RemovedLook, removedOptions } from './removed-look.tsx'

const officeFaqs = ask('content-faqs', listOfficeFaqs, {})
const apart = ['tab']
const keyOf = ({ faq_id }: OfficeFaq): string => faq_id
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
  {
    key: 'question',
    title: 'Question',
    width: 360,
    sortBy: ({ question }) => question,
    cell: (faq) => <RowButton onOpen={() => open(faq)}>{faq.question}</RowButton>,
  },
  textColumn('audience', 'Who asks', 104, audienceName),
  textColumn('topic', 'Group', 180, ({ topic }) => topic),
  {
    key: 'place',
    title: 'Place',
    width: 70,
    align: 'end',
    sortBy: ({ sort_order }) => sort_order,
    cell: ({ sort_order }) => sort_order,
  },
  textColumn('answer', 'Answer', 380, ({ answer }) => answer),
  {
    key: 'deleted',
    title: 'State',
    width: 110,
    exported: ({ deleted }) => (deleted === 1 ? 'Deleted' : 'There'),
    cell: ({ deleted }) => <RemovedLook deleted={deleted} />,
  },
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  actsColumn(
    ({ question }) => question,
    (faq) => [
      { label: 'Edit…', run: () => open(faq) },
      removeAct(faq.question, faq.deleted, (removed) => sendRemoved(faq.faq_id, removed), showFailure),
      historyAct('faq', faq.faq_id),
    ],
  ),
]

/** What customers ask partners, and partners us. */
export const FaqsTab = () => {
  const { value, error, reload } = useAnswer(officeFaqs)
  const [open, setOpen] = useState<OfficeFaq | 'new' | null>(null)
  useCreate('Add question and answer', () => setOpen('new'), value !== null)
  const columns = useMemo(() => columnsWith(setOpen), [])
  const faq = open === 'new' ? null : open
  return (
    <>
      <OfficeList
        name="partner-faqs"
        views="merchant-management.faqs"
        apart={apart}
        label="Questions and answers"
        of="questions"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            Add question and answer
          </Button>
        }
      />
      {open === null ? null : (
        <ContentDialog
          noun="faq"
          a="a question and its answer"
          name={faq?.question ?? null}
          id={faq?.faq_id ?? null}
          fields={faqFields}
          stored={faq}
          inForm={inForm}
          topic="content-faqs"
          onClose={() => setOpen(null)}
          save={(facts, tag) =>
            officeCall(saveFaq, { body: { faq_id: faq?.faq_id ?? null, tag, faq: facts as FaqFacts } })
          }
        />
      )}
    </>
  )
}
