import {
  type HookEndpoint,
  removeHookEndpoint,
  rotateHookSecret,
  saveHookEndpoint,
  sendTestEvent,
} from '@marketplace/contract/partners/partner-hooks'
import { partnerEventTypes } from '@marketplace/contract/partners/partner-events'
import { useId, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { invalidate } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { Switch } from '../../office/form/switch.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { Ago } from '../../office/show/ago.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { endpointLook } from './integration-words.ts'
import { OverlapDialog } from './overlap-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

interface EndpointCardProps {
  endpoint: HookEndpoint
  /** A secret that is told once. */
  onSecret: (secret: string) => void
}

const agoOf = (moment: string | null) => (moment === null ? null : <Ago moment={moment} isSentence />)

/** One endpoint: how it is, what it is sent, and what can be done with it. */
export const EndpointCard = ({ endpoint, onSecret }: EndpointCardProps) => {
  const { endpoint_id, label, url, types, is_on, version, old_secret_until, held_until } = endpoint
  const titleId = useId()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'change' | 'rotate' | 'replay' | 'remove' | null>(null)
  const [isTesting, setTesting] = useState(false)
  const close = (): void => setAsked(null)
  const look = endpointLook(endpoint)
  const of = { params: { endpointId: endpoint_id } }

  const test = async (): Promise<void> => {
    setTesting(true)
    try {
      const { data } = await officeCall(sendTestEvent, of)
      invalidate('hook-deliveries')
      navigate(`/partner/digital-integration/${data.delivery_id}`)
    } catch (error) {
      showFailure(error)
      setTesting(false)
    }
  }
  const switchTo = async (isOn: boolean): Promise<void> => {
    const chosen = partnerEventTypes.filter((type) => types.includes(type))
    await officeCall(saveHookEndpoint, {
      ...of,
      body: { version, is_on: isOn ? 1 : 0, label, url, types: chosen },
    })
    invalidate('hooks')
  }
  return (
    <Card aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="min-w-0 text-base wrap-anywhere">
          {label}
        </h2>
        <Switch label={`Send to ${label}`} isLabelHidden isOn={is_on === 1} onChange={switchTo} />
      </div>
      <KeyValueList
        rows={[
          { key: 'state', label: 'State', value: <StatusDot tone={look.tone}>{look.label}</StatusDot> },
          { key: 'url', label: 'Address', value: url },
          {
            key: 'types',
            label: 'Events',
            value: types.length === partnerEventTypes.length ? 'All' : types.join(', '),
          },
          { key: 'delivered', label: 'Last taken', value: agoOf(endpoint.last_delivered_at) },
          { key: 'failed', label: 'Last failed', value: agoOf(endpoint.last_failed_at) },
          ...(held_until === null
            ? []
            : [{ key: 'held', label: 'Tried again', value: timeText(held_until) }]),
          ...(old_secret_until === null
            ? []
            : [{ key: 'old', label: 'Old secret signs until', value: timeText(old_secret_until) }]),
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button changes kind="secondary" busy={isTesting} onClick={() => void test()}>
          Send a test
        </Button>
        <Button changes kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('change')}>
          Change…
        </Button>
        <Button changes kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('rotate')}>
          New secret…
        </Button>
        <Button changes kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('replay')}>
          Send again…
        </Button>
        <Button changes kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
          Remove…
        </Button>
      </div>
      {asked === 'change' ? (
        <EndpointDialog
          endpoint={endpoint}
          onClose={close}
          onSaved={() => {
            showToast('Endpoint saved', 'good')
            invalidate('hooks')
          }}
        />
      ) : null}
      {asked === 'rotate' ? (
        <OverlapDialog
          title={`A new secret for ${label}?`}
          action="Make a new secret"
          label="When does the old secret end?"
          onClose={close}
          onSubmit={async (overlap_hours) => {
            const { data } = await officeCall(rotateHookSecret, { ...of, body: { overlap_hours } })
            onSecret(data.secret)
            invalidate('hooks')
          }}
        >
          Until the old one ends every message is signed by both, so that nothing stops while you put the new
          one in.
        </OverlapDialog>
      ) : null}
      {asked === 'replay' ? <ReplayDialog endpoint={endpoint} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={`Remove ${label}?`}
        action="Remove"
        cancel="Keep it"
        onClose={close}
        onConfirm={async () => {
          const { message } = await officeCall(removeHookEndpoint, of)
          showToast(message ?? 'Endpoint removed', 'good')
          invalidate('hooks', 'hook-deliveries')
        }}
      >
        <p>
          Nothing is sent there any more, and its log goes too. To stop it for a while switch it off instead.
        </p>
      </ConfirmDialog>
    </Card>
  )
}
