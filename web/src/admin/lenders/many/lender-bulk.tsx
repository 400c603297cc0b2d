import { lenderField } from '@marketplace/contract/market/lender-fields'
import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import { useRef, useState } from 'react'
import { NumberField } from '../../../office/form/number-field.tsx'
import { numberFromText } from '../../../office/form/typed-number.ts'
import { BulkBar } from '../../../office/list/bulk-bar.tsx'
import { BulkDialog } from '../../../office/list/bulk-dialog.tsx'
import { offerUndo } from '../../../office/undo/undo-store.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { settable, type SaveField, type Settable } from './settable.ts'

const fields = settable.map((value) => ({ value, label: lenderField(value).label }))
const wordOf = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-IN'))

interface LenderBulkProps {
  chosen: readonly LenderRow[]
  save: SaveField
  onClear: () => void
}

const SetFieldDialog = ({ chosen, save, onClear: onClose }: LenderBulkProps) => {
  // As they were when the dialog opened: a row that changes meanwhile is said to have changed.
  const [lenders] = useState(chosen)
  const [field, setField] = useState<Settable>('priority')
  const [text, setText] = useState('')
  const value = numberFromText(text)
  const isEmptyAllowed = lenderField(field).nullable === true
  const canSend = text.trim() === '' ? isEmptyAllowed : value !== null && value >= 0
  const changing = lenders.filter((lender) => lender[field] !== value)
  const done = useRef<LenderRow[]>([])
  const close = (): void => {
    const changed = done.current
    if (changed.length > 0)
      offerUndo(`${lenderField(field).label} of ${changed.length} lenders → ${wordOf(value)}`, async () => {
        for (const lender of changed) await save({ ...lender, [field]: value }, field, lender[field])
      })
    onClose()
  }
  const byKey = new Map(lenders.map((lender) => [String(lender.lender_id), lender]))
  return (
    <BulkDialog
      title={`Set ${lenderField(field).label}`}
      of="lenders"
      unchanged={lenders.length - changing.length}
      preview={
        canSend
          ? changing.map((lender) => ({
              key: String(lender.lender_id),
              name: lender.name,
              before: wordOf(lender[field]),
              after: wordOf(value),
            }))
          : null
      }
      act={async (key) => {
        const lender = byKey.get(key)
        if (lender === undefined) return
        await save(lender, field, value)
        done.current.push(lender)
      }}
      onClose={close}
    >
      <SelectField
        label="Field"
        options={fields}
        value={field}
        onChange={({ target }) => setField(target.value as Settable)}
      />
      <NumberField label="New value" value={text} onChange={setText} />
    </BulkDialog>
  )
}

/** What can be done with several lenders at once. */
export const LenderBulk = ({ chosen, unseen, save, onClear }: LenderBulkProps & { unseen: number }) => {
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <BulkBar count={chosen.length} unseen={unseen} onClear={onClear}>
        <button type="button" aria-haspopup="dialog" onClick={() => setSetting(true)} className="bulk-act">
          Set field
        </button>
      </BulkBar>
      {isSetting ? <SetFieldDialog chosen={chosen} save={save} onClear={() => setSetting(false)} /> : null}
    </>
  )
}
