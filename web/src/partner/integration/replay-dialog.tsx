import { type HookEndpoint, replayHookDeliveries } from '@marketplace/contract/partners/partner-hooks'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const HOUR_MS = 3_600_000
const options = [
  { value: 1, label: 'The last hour' },
  { value: 24, label: 'The last day' },
  { value: 168, label: 'The last 7 days' },
  { value: 720, label: 'The last 30 days' },
]

/** Sends once more what failed or was missed. */
export const ReplayDialog = ({ endpoint, onClose }: { endpoint: HookEndpoint; onClose: () => void }) => {
  const [hours, setHours] = useState('24')
  return (
    <FormDialog
      isOpen
      title={`Send again to ${endpoint.label}?`}
      action="Send again"
      canSubmit
      onClose={onClose}
      onSubmit={async () => {
        const since = new Date(Date.now() - Number(hours) * HOUR_MS).toISOString()
        const { data } = await officeCall(replayHookDeliveries, {
          params: { endpointId: endpoint.endpoint_id },
          body: { since },
        })
        const sent = data.deliveries
        showToast(
          sent === 0
            ? 'Nothing failed or was missed in that time'
            : `${sent.toLocaleString('en-IN')} ${sent === 1 ? 'event is' : 'events are'} being sent again`,
          sent === 0 ? 'info' : 'good',
        )
        invalidate('hook-deliveries')
      }}
    >
      {() => (
        <>
          <p className="text-sm">
            Every event that failed or was missed is sent once more, with its own id and signed by the secret
            of now: what your system has taken already it knows again by the id. An endpoint that is off gets
            them too.
          </p>
          <SelectField
            label="Of which time?"
            options={options}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
