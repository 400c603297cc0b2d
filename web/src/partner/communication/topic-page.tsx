import { listOwnThreads, type OwnThread, type ThreadTopic } from '@marketplace/contract/partner-area/threads'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
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
import { kindText, ownLooks, topicWords } from '../../office/threads/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from './ask-dialog.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const back = { to: '/partner/communication', label: 'Back to communication' }
const keyOf = ({ thread_id }: OwnThread): number => thread_id
const pathOf = ({ topic, thread_id }: OwnThread): string => `/partner/communication/${topic}/${thread_id}`

const columns: readonly Column<OwnThread>[] = [
  {
    key: 'subject',
    title: 'Question',
    width: 300,
    exported: ({ subject }) => subject,
    cell: (row) => <RowLink to={pathOf(row)}>{row.subject}</RowLink>,
  },
  {
    key: 'state',
    title: 'State',
    width: 130,
    exported: ({ state }) => ownLooks[state].label,
    cell: ({ state }) => <StatusDot tone={ownLooks[state].tone}>{ownLooks[state].label}</StatusDot>,
  },
  {
    key: 'unread',
    title: 'Unread',
    width: 80,
    align: 'end',
    exported: ({ unread }) => unread,
    cell: ({ unread }) => (unread === 0 ? '–' : <strong>{unread}</strong>),
  },
  {
    key: 'due_at',
    title: 'Answer due',
    width: 240,
    exported: ({ due_at }) => due_at,
    cell: ({ due_at }) => <DueText due={due_at} />,
  },
  textColumn('kind', 'About', 200, ({ kind }) => kindText(kind)),
  agoColumn('last_at', 'Last word', ({ last_at }) => last_at),
]

const TopicPage = ({ topic }: { topic: ThreadTopic }) => {
  const [state, setState] = useUrlState(defaults)
  const [isAsking, setAsking] = useState(false)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('own-threads', listOwnThreads, { query: { topic, page, page_size: PAGE_SIZE } }),
  )
  const { title, promise } = topicWords[topic]
  return (
    <>
      <PageHeading
        title={title}
        text={promise}
        back={back}
        actions={
          <Button changes aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Ask a question
          </Button>
        }
      />
      <PagedList
        name={topic}
        label="Your questions"
        of="questions"
        views={null}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        emptyText={
          <EmptyRows text="You have asked nothing yet">
            A question is answered here, and the bell says when.
          </EmptyRows>
        }
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={null}
      />
      {isAsking ? <AskDialog topic={topic} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

export const TechSupportPage = () => <TopicPage topic="tech-support" />
export const GeneralQueryPage = () => <TopicPage topic="general-query" />
