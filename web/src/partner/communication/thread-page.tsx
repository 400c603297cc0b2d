import {
  closeOwnThread,
  getOwnThread,
  getOwnThreadPicture,
  seeOwnThread,
  writeInThread,
  type OwnThreadDetail,
} from '@marketplace/contract/partner-area/threads'
import { useEffect } from 'react'
import { useParams } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
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
import { kindText, ownLooks, topicWords } from '../../office/threads/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** Notes that everything that stands here was opened; staff who look in have opened nothing for the partner. */
const useSeen = (thread: OwnThreadDetail | null): void => {
  const off = useChangesOff()
  const last = thread?.messages.at(-1)?.message_id
  const threadId = thread?.thread_id
  const hasUnread = thread !== null && thread.unread > 0
  useEffect(() => {
    if (off !== null || !hasUnread || threadId === undefined || last === undefined) return
    officeCall(seeOwnThread, { params: { threadId }, body: { message_id: last } })
      .then(() => invalidate('own-threads'))
      .catch((error: unknown) => {
        // It stays unread, which the list says, and is noted when it is opened again.
        if (!(error instanceof ApiError)) throw error
      })
  }, [off, hasUnread, threadId, last])
}

const close = async (threadId: number): Promise<void> => {
  try {
    await officeCall(closeOwnThread, { params: { threadId } })
  } catch (error) {
    showFailure(error, 'It was not closed')
  }
  invalidate('own-threads')
}

const Head = ({ thread }: { thread: OwnThreadDetail }) => (
  <span className="inline-flex flex-wrap items-center gap-x-4">
    <StatusDot tone={ownLooks[thread.state].tone}>{ownLooks[thread.state].label}</StatusDot>
    <span>Question {thread.thread_id}</span>
    <span>{kindText(thread.kind)}</span>
    <span>Asked {timeText(thread.opened_at)}</span>
    {thread.due_at === null ? null : (
      <span className="inline-flex gap-x-1">
        Answer due: <DueText due={thread.due_at} />
      </span>
    )}
  </span>
)

/** One question with what was written about it. */
export const ThreadPage = () => {
  const { threadId: named = '' } = useParams()
  const threadId = Number(named)
  const { value, error, reload } = useAnswer(ask('own-threads', getOwnThread, { params: { threadId } }))
  const thread = value?.data ?? null
  useSeen(thread)
  if (thread === null && error !== null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  const topic = thread?.topic ?? 'general-query'
  return (
    <>
      <PageHeading
        title={thread?.subject ?? 'Question'}
        text={thread === null ? undefined : <Head thread={thread} />}
        back={{
          to: `/partner/communication/${topic}`,
          label: `Back to ${topicWords[topic].title.toLowerCase()}`,
        }}
        actions={
          thread === null || thread.state === 'CLOSED' ? undefined : (
            <Button changes kind="secondary" onClick={() => void close(threadId)}>
              Close the question
            </Button>
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
            own="partner"
            readPicture={async (message_id) =>
              (await officeCall(getOwnThreadPicture, { params: { threadId }, query: { message_id } })).data
                .picture
            }
          />
          <Card aria-label="Write">
            <ReplyForm
              key={threadId}
              threadId={threadId}
              label={thread.state === 'CLOSED' ? 'Open it again: what is left?' : 'Write to us'}
              hint="No name, number or PAN of a customer."
              action={thread.state === 'CLOSED' ? 'Send and open again' : 'Send'}
              done="Sent"
              onSend={async (form) => {
                await officeUpload(writeInThread, { params: { threadId } }, form)
                invalidate('own-threads')
              }}
            />
          </Card>
        </div>
      )}
    </>
  )
}
