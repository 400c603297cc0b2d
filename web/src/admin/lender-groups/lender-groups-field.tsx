import type { LenderGroup } from '@marketplace/contract/market/lenders-office'
import { useState } from 'react'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { CreateGroupDialog } from './create-group-dialog.tsx'

interface LenderGroupsFieldProps {
  groups: readonly LenderGroup[]
  value: readonly number[]
  onSave: (ids: number[]) => Promise<void>
  onCreate: (name: string) => Promise<LenderGroup>
}

/** The groups of a lender, saved at once; the last option makes one and adds the lender to it. */
export const LenderGroupsField = ({ groups, value, onSave, onCreate }: LenderGroupsFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <MultiSelect
        label="Lender groups"
        options={groups.map((group) => ({ value: String(group.id), label: group.name }))}
        value={value.map(String)}
        onChange={(chosen) => void onSave(chosen.map(Number))}
        create={{ label: specifiedTexts.create_group, onCreate: setTyped }}
      />
      {typed === null ? null : (
        <CreateGroupDialog
          typed={typed}
          onClose={() => setTyped(null)}
          onCreate={async (name) => {
            const group = await onCreate(name)
            await onSave([...value, group.id])
          }}
        />
      )}
    </>
  )
}
