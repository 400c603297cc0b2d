import type { LenderGroup } from '@marketplace/contract/market/lenders-office'
import { useState } from 'react'
import { filterCharacters } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { serverWords } from '../lender-revenue/server-words.ts'

/** Section 5: letters, digits, hyphen, underscore, space. */
const filterGroupName = filterCharacters(/[A-Za-z0-9_ -]/)

const empty = { name: '' }

interface LenderGroupsFieldProps {
  groups: readonly LenderGroup[]
  value: readonly number[]
  onSave: (ids: number[]) => Promise<void>
  onCreate: (name: string) => Promise<LenderGroup>
}

/** The groups of a lender, saved at once; the last option makes one and adds the lender to it. */
export const LenderGroupsField = ({ groups, value, onSave, onCreate }: LenderGroupsFieldProps) => {
  const [isOpen, setOpen] = useState(false)
  const [{ name }, set, forget] = useDraft('create-group', empty)
  const bare = name.trim()
  const open = (typed: string): void => {
    const kept = filterGroupName(typed)
    if (kept !== '') set({ name: kept })
    setOpen(true)
  }
  return (
    <>
      <MultiSelect
        label="Lender groups"
        options={groups.map((group) => ({ value: String(group.id), label: group.name }))}
        value={value.map(String)}
        onChange={(chosen) => void onSave(chosen.map(Number))}
        create={{ label: specifiedTexts.create_group, onCreate: open }}
      />
      <FormDialog
        isOpen={isOpen}
        title={specifiedTexts.create_group}
        action="Create"
        canSubmit={bare !== ''}
        onClose={() => {
          forget()
          setOpen(false)
        }}
        onSubmit={async () => {
          try {
            const group = await onCreate(bare)
            await onSave([...value, group.id])
          } catch (error) {
            showToast(serverWords(error, specifiedTexts.error), 'bad')
            throw error
          }
        }}
      >
        {(errors) => (
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => set({ name: filterGroupName(target.value) })}
            hint="Letters, digits, hyphen, underscore and space"
            error={errors['name']}
          />
        )}
      </FormDialog>
    </>
  )
}
