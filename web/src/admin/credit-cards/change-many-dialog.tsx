import { changeCreditCards, type CardChanges } from '@marketplace/contract/catalogue/card-changes'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { PreviewedChangeDialog } from './previewed-change-dialog.tsx'

const settings = [
  { value: 'status 1', label: 'Status on' },
  { value: 'status 0', label: 'Status off' },
  { value: 'secured 1', label: 'Secured on' },
  { value: 'secured 0', label: 'Secured off' },
] as const

const empty = { setting: settings[0].value as string, ids: [] as readonly string[], reason: '' }
const LEAST_LETTERS = 3

interface ChangeManyDialogProps {
  cards: readonly CreditCard[]
  onClose: () => void
  onDone: (changes: CardChanges) => void
}

/** Sets status or secured of many cards at once. */
export const ChangeManyDialog = ({ cards, onClose, onDone }: ChangeManyDialogProps) => {
  const [{ setting, ids, reason }, set, forget] = useDraft('change-many-cards', empty)
  const chosen: ReadonlySet<string> = new Set(ids)
  const isAll = chosen.size === cards.length
  // Cards that customers may see go away from them.
  const isOff = setting === 'status 0'
  const ask = async (preview: boolean): Promise<CardChanges> => {
    const body = {
      category_ids: [...chosen],
      property: setting.startsWith('status') ? ('status' as const) : ('secured' as const),
      value: setting.endsWith('1') ? (1 as const) : (0 as const),
      preview: preview ? (1 as const) : (0 as const),
      ...(isOff && { reason: reason.trim() }),
    }
    return (await officeCall(changeCreditCards, { body })).data
  }
  return (
    <PreviewedChangeDialog
      title="Edit selected credit cards"
      verb="Change"
      canPreview={chosen.size > 0 && (!isOff || reason.trim().length >= LEAST_LETTERS)}
      ask={ask}
      onClose={() => {
        forget()
        onClose()
      }}
      onDone={(changes) => {
        forget()
        onDone(changes)
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="Change"
            options={settings}
            value={setting}
            onChange={({ target }) => set({ setting: target.value })}
          />
          {isOff ? (
            <TextAreaField
              label="Reason"
              error={errors['reason']}
              maxLength={500}
              value={reason}
              onChange={({ target }) => set({ reason: target.value })}
            />
          ) : null}
          <fieldset>
            <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
              <legend className="float-start text-sm font-semibold">
                Cards ({chosen.size} of {cards.length} chosen)
              </legend>
              <Button
                kind="quiet"
                onClick={() => set({ ids: isAll ? [] : cards.map(({ category_id }) => category_id) })}
              >
                {isAll ? 'Choose none' : 'Choose all'}
              </Button>
            </div>
            <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-control border border-line-soft px-3 md:grid-cols-2">
              {cards.map(({ category_id, category_name }) => (
                <Checkbox
                  key={category_id}
                  label={category_name}
                  checked={chosen.has(category_id)}
                  onChange={({ target }) => {
                    const next = new Set(chosen)
                    if (target.checked) next.add(category_id)
                    else next.delete(category_id)
                    set({ ids: [...next] })
                  }}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </PreviewedChangeDialog>
  )
}
