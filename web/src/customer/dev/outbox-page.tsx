import { useCallback, useState } from 'react'
import { useSearchParams } from '../../router/router.tsx'
import { listOutbox, type OutboxMessage } from '@marketplace/contract/platform/outbox'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { dayAndTime } from '../../i18n/format-values.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Badge, Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

const REFRESH_MS = 2_000
const refresh = (): number => REFRESH_MS

/** The code of a passcode message is its only run of six digits. */
const findCode = (text: string): string | undefined => /(?<![0-9])[0-9]{6}(?![0-9])/.exec(text)?.[0]

/** The text with its links to press, as a phone or a mail program shows them. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="underline wrap-anywhere">
        {part}
      </a>
    ),
  )

const Message = ({ message }: { message: OutboxMessage }) => {
  const code = findCode(message.text)
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge>{message.channel === 'sms' ? 'SMS' : 'E-mail'}</Badge>
        <span className="figures break-all">{message.to}</span>
        <span className="figures">{dayAndTime(message.created_at)}</span>
      </p>
      {message.subject === null ? null : <p className="mt-2 font-semibold break-words">{message.subject}</p>}
      <p className="mt-2 break-words whitespace-pre-line">
        <Linked text={message.text} />
      </p>
      {code === undefined ? null : (
        <p className="mt-2 -ms-4">
          <CopyButton
            text={code}
            copied={`Copied ${code}`}
            failed="Copying did not work here: select the code."
          >
            Copy <span className="figures">{code}</span>
          </CopyButton>
        </p>
      )}
    </Card>
  )
}

/** Every SMS and e-mail of the demo, the newest first; for whoever tries the product out, so in English alone. */
export const OutboxPage = () => {
  const search = useSearchParams()
  const [to, setTo] = useState(search.get('to') ?? '')
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(listOutbox, { query: to.trim() === '' ? {} : { to: to.trim() }, signal })).data,
    [to],
  )
  const { value: messages, error } = useLoaded(load, refresh)
  return (
    <div lang="en" className="mx-auto max-w-text space-y-4">
      <h1 className="text-xl">Outbox</h1>
      <p className="text-ink-soft">
        In this demo no message leaves the machine: every SMS and e-mail that the product sends arrives here.
      </p>
      <TextField
        label="To"
        hint="A mobile number or an e-mail address; empty shows all"
        type="search"
        autoComplete="off"
        defaultValue={to}
        onChange={(event) => setTo(event.target.value)}
      />
      {error === null ? null : (
        <Notice tone="bad" live>
          {error.message}
        </Notice>
      )}
      {messages?.length === 0 ? <Notice>No message yet.</Notice> : null}
      <ul className="space-y-4">
        {messages?.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </div>
  )
}
