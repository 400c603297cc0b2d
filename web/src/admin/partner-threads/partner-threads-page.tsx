import {
  listThreads,
  ThreadState,
  threadStates,
  ThreadTopic,
  threadTopics,
  type StaffThread,
} from '@marketplace/contract/partner-area/threads'
import type { Query } from '@marketplace/contract/platform/call'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { DueText } from '../../office/threads/due-text.tsx'
import { kindText, staffLooks, topicWords } from '../../office/threads/thread-words.ts'

const PAGE_SIZE = 50
const defaults = { state: '', topic: '', taken: '', page: '1' }
type Filters = Omit<typeof defaults, 'page'>
const keyOf = ({ thread_id }: StaffThread): number => thread_id
const pathOf = ({ thread_id }: StaffThread): string => `/admin/merchant-management/threads/${thread_id}`

const choices: readonly FilterChoice<keyof Filters>[] = [
  {
    key: 'state',
    label: 'State',
    isFixed: true,
    options: threadStates.map((state) => ({ value: state, label: staffLooks[state].label })),
  },
  {
    key: 'topic',
    label: 'Topic',
    options: threadTopics.map((topic) => ({ value: topic, label: topicWords[topic].title })),
  },
  {
    key: 'taken',
    label: 'Taken by',
    options: [
      { value: 'mine', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
]

/** What the address asks for; what the server would not take is left out. */
const questionOf = ({ state, topic, taken }: Filters): Query<typeof listThreads> => {
  const inState = ThreadState.safeParse(state).data
  const ofTopic = ThreadTopic.safeParse(topic).data
  return {
    ...(inState !== undefined && { state: inState }),
    ...(ofTopic !== undefined && { topic: ofTopic }),
    ...((taken === 'mine' || taken === 'nobody') && { taken }),
  }
}

const columns: readonly Column<StaffThread>[] = [
  {
    key: 'subject',
    title: 'Question',
    width: 280,
    exported: ({ subject }) => subject,
    cell: (row) => <RowLink to={pathOf(row)}>{row.subject}</RowLink>,
  },
  textColumn('partner', 'Partner', 180, ({ partner_name }) => partner_name),
  {
    key: 'state',
    title: 'State',
    width: 110,
    exported: ({ state }) => staffLooks[state].label,
    cell: ({ state }) => <StatusDot tone={staffLooks[state].tone}>{staffLooks[state].label}</StatusDot>,
  },
  agoColumn('waiting_since', 'Waits', ({ waiting_since }) => waiting_since),
  {
    key: 'due_at',
    title: 'Due',
    width: 240,
    exported: ({ due_at }) => due_at,
    cell: ({ due_at }) => <DueText due={due_at} />,
  },
  textColumn('assignee', 'Taken by', 130, ({ assignee }) => assignee),
  textColumn('topic', 'Topic', 120, ({ topic }) => topicWords[topic].title),
  textColumn('kind', 'About', 190, ({ kind }) => kindText(kind)),
  agoColumn('last_at', 'Last word', ({ last_at }) => last_at),
]

const none = (
  <EmptyRows text="No partner has asked anything">
    Partners ask under Communication in their area; what they ask stands here, the one due soonest first.
  </EmptyRows>
)

/** What partners ask: those that wait first, by when they are due. */
export const PartnerThreadsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const query = questionOf(state)
  const { value, error, reload } = useAnswer(
    ask('partner-threads', listThreads, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <PageHeading
        title="Partner questions"
        text="Those that wait first, the one due soonest at the top. Partners read by when we mean to answer."
      />
      <PagedList
        name="partner-threads"
        label="Partner questions"
        of="questions"
        views={null}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listThreads, { query })}
      />
    </>
  )
}
