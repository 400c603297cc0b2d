import { saveStaffSettings } from '@marketplace/contract/office/staff-sign-in'
import { officeCall } from '../../office/session/office-call.ts'
import { Switch } from '../../office/form/switch.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Whether single keys act, wherever one signs in (WCAG 2.1.4). */
export const KeysCard = ({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) => {
  const save = async (next: boolean): Promise<void> => {
    const { message } = await officeCall(saveStaffSettings, { body: { single_keys: next ? 1 : 0 } })
    if (message !== undefined) showToast(message, 'good')
    onChanged()
  }
  return (
    <Card aria-labelledby="keys">
      <h2 id="keys" className="mb-1 text-base">
        Keys
      </h2>
      <p className="mb-2 text-sm text-ink-soft">
        Single keys act outside fields: / searches a list, G then L opens the lenders, ? lists what holds on a
        page. Switch them off where dictation or a nearby hand presses keys by mistake; Ctrl K stays.
      </p>
      <Switch label="Single keys" isOn={isOn} onChange={save} />
    </Card>
  )
}
