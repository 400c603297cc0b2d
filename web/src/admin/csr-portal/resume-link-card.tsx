import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import {
  listResumeLinks,
  revokeResumeLink,
  sendResumeLink,
  type LinkState,
} from '@marketplace/contract/entry/hand-over'
import { useId, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, type Tone } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const words: Readonly<Record<LinkState, { text: string; tone: Tone }>> = {
  waiting: { text: 'Not opened yet', tone: 'info' },
  opened: { text: 'Opened, passcode sent', tone: 'info' },
  done: { text: 'Signed in', tone: 'good' },
  expired: { text: 'Expired', tone: 'warn' },
  revoked: { text: 'Ended', tone: 'warn' },
}

const channels = { sms: 'SMS', email: 'e-mail' } as const
type Channel = keyof typeof channels

/** Links that let a customer who stopped midway go on. They open nothing without the customer's own passcode. */
export const ResumeLinkCard = ({ record }: { record: CustomerRecord }) => {
  const id = useId()
  const { user_id } = record
  const { value, error, reload } = useAnswer(
    ask(`customer ${user_id}`, listResumeLinks, { params: { user_id } }),
  )
  const links = value?.data ?? null
  const [busy, setBusy] = useState<string | null>(null)
  // Pressed again after a lost answer it is the same link.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())

  const attempt = async (name: string, act: () => Promise<{ message: string }>): Promise<void> => {
    setBusy(name)
    try {
      const { message } = await act()
      showToast(message, 'good')
      setRequestId(crypto.randomUUID())
    } catch (failure) {
      showFailure(failure)
    } finally {
      setBusy(null)
      reload()
    }
  }
  const send = (channel: Channel): Promise<void> =>
    attempt(channel, () => officeCall(sendResumeLink, { body: { user_id, channel, request_id: requestId } }))
  const revoke = (link_id: string): Promise<void> =>
    attempt(link_id, () => officeCall(revokeResumeLink, { body: { link_id } }))

  const mayWrite = record.consents.some(
    ({ purpose, withdrawn_at }) => purpose === 'messages' && withdrawn_at === null,
  )
  return (
    <Card aria-labelledby={id} className="p-4">
      <h2 id={id} className="mb-1 text-base">
        Resume link
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        {mayWrite
          ? 'Goes on where the customer stopped. Works once, for 24 hours, with a passcode to the customer.'
          : 'This customer has not agreed to messages: no link can be sent.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(channels) as Channel[]).map((channel) => (
          <Button
            key={channel}
            kind="secondary"
            className="text-sm"
            busy={busy === channel}
            disabled={
              !mayWrite ||
              busy !== null ||
              (channel === 'sms' ? record.masked.mobile === null : record.email_verified === 0)
            }
            onClick={() => void send(channel)}
          >
            Send by {channels[channel]}
          </Button>
        ))}
      </div>
      {error === null ? null : (
        <div className="mt-3">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {links === null || links.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-line-soft border-t border-line-soft text-sm">
          {links.map((link) => (
            <li key={link.link_id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="grow">
                {timeText(link.created_at)} by {channels[link.channel]},{' '}
                {link.staff_name ?? 'asked for by the customer'}
              </span>
              <Badge tone={words[link.state].tone}>{words[link.state].text}</Badge>
              {link.state === 'waiting' ? (
                <Button
                  kind="quiet"
                  className="text-sm"
                  busy={busy === link.link_id}
                  onClick={() => void revoke(link.link_id)}
                >
                  End it
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
