import { sendPartnerResumeLink } from '@marketplace/contract/entry/hand-over'
import { useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

const channels = { sms: 'SMS', email: 'e-mail' } as const
type Channel = keyof typeof channels

/** Sends a customer the link to go on where they stopped, papers too. `of`: how the page calls them. */
export const ResumeLinkButtons = ({ leadId, of }: { leadId: number; of: string }) => {
  const [busy, setBusy] = useState<Channel | null>(null)
  // Pressed again after a lost answer it is the same link.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const send = async (channel: Channel): Promise<void> => {
    setBusy(channel)
    try {
      const body = { lead_id: leadId, channel, request_id: requestId }
      const { message } = await officeCall(sendPartnerResumeLink, { body })
      showToast(message, 'good')
      setRequestId(crypto.randomUUID())
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-soft">Send a link to go on:</span>
      {(Object.keys(channels) as Channel[]).map((channel) => (
        <Button
          key={channel}
          kind="quiet"
          className="text-sm"
          aria-label={`Send ${of} a link by ${channels[channel]}`}
          busy={busy === channel}
          disabled={busy !== null}
          onClick={() => void send(channel)}
        >
          {channels[channel]}
        </Button>
      ))}
    </p>
  )
}
