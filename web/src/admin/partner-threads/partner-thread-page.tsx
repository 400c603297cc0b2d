import {
  answerThread,
  closeThread,
  getThread,
  getThreadPicture,
  takeThread,
  type StaffThreadDetail,
} from '@marketplace/contract/partner-area/threads'
import { Link } from '../../router/link.tsx'
import { useParams } from '../../router/router.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { RecordPager } from '../../office/list/record-pager.tsx'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { useOpened } from '../../office/palette/use-recent.ts'
import { officeCall, officeUpload } from '../../office/session/office-call.ts'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { DueText } from '../../office/threads/due-text.tsx'
import { ReplyForm } from '../../office/threads/reply-form.tsx'
import { ThreadMessages } from '../../office/threads/thread-messages.tsx'
import { kindText, staffLooks, topicWords } from '../../office/threads/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

const wayThere = {
  lists: ['partner-threads'],
  home: { to: '/admin/merchant-management/threads', label: 'Back to partner questions' },
  elsewhere: 'Back',
}

const act = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
  try {
    await work()
  } catch (error) {
    showFailure(error, failed)
  }
  invalidate('partner-threads')
}

const Acts = ({ thread: { thread_id, state, assignee } }: { thread: StaffThreadDetail }) => {
  const params = { threadId: thread_id }
  return (
    <>
      <Button
        kind="secondary"
        onClick={() =>
          void act(() => officeCall(takeThread, { params, body: { mine: 1 } }), 'It was not taken')
        }
      >
        {assignee === null ? 'Take it' : 'Take it over'}
      </Button>
      {assignee === null ? null : (
        <Button
          kind="secondary"
          onClick={() =>
            void act(() => officeCall(takeThread, { params, body: { mine: 0 } }), 'It was not given back')
          }
        >
          Give it back
        </Button>
      )}
      {state === 'ANSWERED' ? (
        <Button
          kind="secondary"
          onClick={() => void act(() => officeCall(closeThread, { params }), 'It was not closed')}
        >
          Close it
        </Button>
      ) : null}
    </>
  )
}

const Head = ({ thread }: { thread: StaffThreadDetail }) => (
  <span className="inline-flex flex-wrap items-center gap-x-4">
    <StatusDot tone={staffLooks[thread.state].tone}>{staffLooks[thread.state].label}</StatusDot>
    <Link to={`/admin/partners/${thread.partner_id}`} className="text-brand-ink underline">
      {thread.partner_name}
    </Link>
    <span>
      {topicWords[thread.topic].title}: {kindText(thread.kind)}
    </span>
    <span>Asked {timeText(thread.opened_at)}</span>
    {thread.due_at === null ? null : (
      <span className="inline-flex gap-x-1">
        Due: <DueText due={thread.due_at} />
      </span>
    )}
    <span>{thread.assignee === null ? 'Nobody has taken it' : `Taken by ${thread.assignee}`}</span>
  </span>
)

/** One question of a partner, with the answer. */
export const PartnerThreadPage = () => {
  const { threadId: named = '' } = useParams()
  const threadId = Number(named)
  const way = useRecordWay(wayThere)
  const { value, error, reload } = useAnswer(ask('partner-threads', getThread, { params: { threadId } }))
  const thread = value?.data ?? null
  useOpened(thread === null ? null : `Question ${thread.thread_id}`)
  if (thread === null && error !== null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={thread?.subject ?? 'Partner question'}
        back={way.back}
        text={thread === null ? undefined : <Head thread={thread} />}
        actions={
          thread === null ? undefined : (
            <>
              <RecordPager place={way.place} of="question" />
              <Acts thread={thread} />
            </>
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {thread === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <div className="grid max-w-text gap-4">
          <ThreadMessages
            messages={thread.messages}
            own="staff"
            readPicture={async (message_id) =>
              (await officeCall(getThreadPicture, { params: { threadId }, query: { message_id } })).data
                .picture
            }
          />
          {thread.state === 'CLOSED' ? (
            <p className="text-sm text-ink-soft">
              It is closed. A further word of the partner opens it again.
            </p>
          ) : (
            <Card aria-label="Answer">
              <ReplyForm
                key={threadId}
                threadId={threadId}
                label="Your answer"
                hint="The partner reads it as the house’s word, without your name. No name, number or PAN of a customer."
                action="Send the answer"
                done="Answered: the partner is told"
                onSend={async (form) => {
                  await officeUpload(answerThread, { params: { threadId } }, form)
                  invalidate('partner-threads')
                }}
              />
            </Card>
          )}
        </div>
      )}
    </>
  )
}
