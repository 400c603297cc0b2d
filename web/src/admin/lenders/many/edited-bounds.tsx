import { lenderField } from '@marketplace/contract/market/lender-fields'
import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import { useMemo } from 'react'
import type { CellEdit, CellEdits } from '../../../office/cell-edits/cell-edits.ts'
import { UnsavedBar } from '../../../office/cell-edits/unsaved-bar.tsx'
import { offerUndo } from '../../../office/undo/undo-store.ts'
import type { SaveField } from './settable.ts'
import { widensRange } from './widens-range.ts'

/** The bounds of the list that many lenders change at once when a rule changes. */
const bounds = ['min_income', 'max_income', 'min_age', 'max_age'] as const
export type Bound = (typeof bounds)[number]

const wordOf = (value: number | null): string => (value === null ? '–' : value.toLocaleString('en-IN'))
const boundOf = ({ column }: CellEdit): Bound | undefined => bounds.find((bound) => bound === column)

const sideOf = ({ column }: CellEdit): 'min' | 'max' => (column.startsWith('min') ? 'min' : 'max')

interface EditedBoundsProps {
  edits: CellEdits
  rows: readonly LenderRow[]
  save: SaveField
  onDone: () => void
}

/** While the bounds of lenders are typed in the list: one save for all of them (no such cell is saved by leaving it, section 5). */
export const EditedBounds = ({ edits, rows, save, onDone }: EditedBoundsProps) => {
  const byKey = useMemo(() => new Map(rows.map((row) => [String(row.lender_id), row])), [rows])
  return (
    <UnsavedBar
      edits={edits}
      nameOf={(edit) => {
        const lender = byKey.get(edit.row)
        const bound = boundOf(edit)
        if (lender === undefined || bound === undefined) return null
        return {
          name: `${lender.name}, ${lenderField(bound).label}`,
          before: wordOf(lender[bound]),
          after: wordOf(edit.value),
        }
      }}
      isFirst={(edit) => {
        const bound = boundOf(edit)
        const before = bound === undefined ? undefined : byKey.get(edit.row)?.[bound]
        return before !== undefined && widensRange(sideOf(edit), before, edit.value)
      }}
      save={async (edit) => {
        const lender = byKey.get(edit.row)
        const bound = boundOf(edit)
        if (lender === undefined || bound === undefined) return
        const before = lender[bound]
        await save(lender, bound, edit.value)
        offerUndo(
          `${lender.name} · ${lenderField(bound).label} ${wordOf(before)} → ${wordOf(edit.value)}`,
          () => save({ ...lender, [bound]: edit.value }, bound, before),
        )
      }}
      onDone={onDone}
    />
  )
}
