import type { LenderGroup } from '@marketplace/contract/lenders-office'
import { useState } from 'react'
import { keepSigns } from '../../office/check-fields.ts'
import { FormDialog } from '../../office/form-dialog.tsx'
import { MultiSelect } from '../../office/multi-select.tsx'
import { specifiedTexts } from '../../office/specified-texts.ts'
import { showToast } from '../../ui/toast-store.ts'
import { TextField } from '../../ui/text-field.tsx'
import { serverWords } from '../lender-revenue/server-words.ts'

/** Section 5: letters, digits, hyphen, underscore, space. */
const keepGroupName = keepSigns(/[A-Za-z0-9_ -]/)

interface LenderGroupsFieldProps {
  groups: readonly LenderGroup[]
  value: readonly number[]
  onSave: (ids: number[]) => Promise<void>
  onCreate: (name: string) => Promise<LenderGroup>
}

/** The groups of a lender, saved at once; the last option makes one and adds the lender to it. */
export const LenderGroupsField = ({ groups, value, onSave, onCreate }: LenderGroupsFieldProps) => {
  const [name, setName] = useState<string | null>(null)
  const bare = (name ?? '').trim()
  return (
    <>
      <MultiSelect
        label="Lender groups"
        options={groups.map((group) => ({ value: String(group.id), label: group.name }))}
        value={value.map(String)}
        onChange={(chosen) => void onSave(chosen.map(Number))}
        create={{ label: specifiedTexts.create_group, onCreate: (typed) => setName(keepGroupName(typed)) }}
      />
      <FormDialog
        isOpen={name !== null}
        title={specifiedTexts.create_group}
        action="Create"
        canSubmit={bare !== ''}
        onClose={() => setName(null)}
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
            value={name ?? ''}
            onChange={({ target }) => setName(keepGroupName(target.value))}
            hint="Letters, digits, hyphen, underscore and space"
            error={errors['name']}
          />
        )}
      </FormDialog>
    </>
  )
}
