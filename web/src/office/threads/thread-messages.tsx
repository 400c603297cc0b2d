import type { ThreadMessage } from '@marketplace/contract/partner-area/threads'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { timeText } from '../show/day-text.ts'
import { showFailure } from '../show/failure-text.ts'

type ReadPicture = (messageId: number) => Promise<string>

/** The picture of a message, read when somebody wants to see it. */
const MessagePicture = ({ message, read }: { message: ThreadMessage; read: ReadPicture }) => {
  const [picture, setPicture] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = async (): Promise<void> => {
    setBusy(true)
    try {
      setPicture(await read(message.message_id))
    } catch (error) {
      showFailure(error, 'The picture could not be read')
    } finally {
      setBusy(false)
    }
  }
  if (picture !== null)
    return (
      <img
        src={picture}
        alt={`Sent with the message of ${timeText(message.at)}`}
        className="mt-2 max-h-96 max-w-full rounded-control border border-line-soft"
      />
    )
  return (
    <Button kind="quiet" className="mt-1" busy={isBusy} onClick={() => void show()}>
      Show the picture of {timeText(message.at)}
    </Button>
  )
}

interface ThreadMessagesProps {
  messages: readonly ThreadMessage[]
  /** Whose words stand to the right: those of who reads. */
  own: ThreadMessage['by']
  readPicture: ReadPicture
}

/** What was written, the oldest first. */
export const ThreadMessages = ({ messages, own, readPicture }: ThreadMessagesProps) => (
  <ol aria-label="Messages" className="grid gap-3">
    {messages.map((message) => (
      <li
        key={message.message_id}
        className={classNames(
          'max-w-[85%] rounded-surface border border-line-soft p-3',
          message.by === own ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-surface',
        )}
      >
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-semibold wrap-anywhere">{message.author}</span>
          <span className="figures text-ink-soft">{timeText(message.at)}</span>
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
        {message.has_picture === 1 ? <MessagePicture message={message} read={readPicture} /> : null}
      </li>
    ))}
  </ol>
)
