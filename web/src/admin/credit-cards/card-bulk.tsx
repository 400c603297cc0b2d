import { changeCreditCards } from '@marketplace/contract/catalogue/card-changes'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { BulkBar } from '../../office/list/bulk-bar.tsx'
import { BulkDialog } from '../../office/list/bulk-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { refreshCards } from './use-cards.ts'

const settings = [
  { value: 'status 1', label: 'Status on' },
  { value: 'status 0', label: 'Status off' },
  { value: 'secured 1', label: 'Secured on' },
  { value: 'secured 0', label: 'Secured off' },
] as const
type Setting = (typeof settings)[number]['value']

const LEAST_LETTERS = 3
const UNPROCESSABLE = 422
const wordOf = (value: 0 | 1): string => (value === 1 ? 'on' : 'off')

interface Change {
  property: 'status' | 'secured'
  value: 0 | 1
}
const changeOf = (setting: Setting): Change => ({
  property: setting.startsWith('status') ? 'status' : 'secured',
  value: setting.endsWith('1') ? 1 : 0,
})

/** Safe to ask for again: a card that has the value already stays as it is. @throws ApiError. */
const changeCard = async (category_id: string, change: Change, reason: string | null): Promise<void> => {
  const { data } = await officeCall(changeCreditCards, {
    body: { category_ids: [category_id], ...change, preview: 0, ...(reason !== null && { reason }) },
  })
  const [refused] = data.refused
  if (refused !== undefined)
    throw new ApiError(UNPROCESSABLE, { code: 'card_not_ready', message: refused.message, details: [] })
}

const EditDialog = ({ chosen, onClose }: { chosen: readonly CreditCard[]; onClose: () => void }) => {
  // As they were when the dialog opened.
  const [cards] = useState(chosen)
  const [setting, setSetting] = useState<Setting>('status 1')
  const [reason, setReason] = useState('')
  const change = changeOf(setting)
  const { property, value } = change
  // Cards that customers may see go away from them.
  const isOff = property === 'status' && value === 0
  const canSend = !isOff || reason.trim().length >= LEAST_LETTERS
  const changing = cards.filter((card) => card[property] !== value)
  return (
    <BulkDialog
      title={settings.find((one) => one.value === setting)?.label ?? ''}
      of={changing.length === 1 ? 'card' : 'cards'}
      unchanged={cards.length - changing.length}
      preview={
        canSend
          ? changing.map((card) => ({
              key: card.category_id,
              name: card.category_name,
              before: wordOf(card[property]),
              after: wordOf(value),
            }))
          : null
      }
      act={(key) => changeCard(key, change, isOff ? reason.trim() : null)}
      onClose={() => {
        void refreshCards()
        onClose()
      }}
    >
      <SelectField
        label="Change"
        options={settings}
        value={setting}
        onChange={({ target }) => setSetting(target.value as Setting)}
      />
      {isOff ? (
        <TextAreaField
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
    </BulkDialog>
  )
}

interface CardBulkProps {
  chosen: readonly CreditCard[]
  unseen: number
  onClear: () => void
}

/** What can be done with several cards at once. */
export const CardBulk = ({ chosen, unseen, onClear }: CardBulkProps) => {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <BulkBar count={chosen.length} unseen={unseen} onClear={onClear}>
        <button type="button" aria-haspopup="dialog" onClick={() => setEditing(true)} className="bulk-act">
          Edit selected
        </button>
      </BulkBar>
      {isEditing ? <EditDialog chosen={chosen} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
