import type { KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { InlineNumber } from '../form/inline-number.tsx'
import { useCellEdit, type CellEdits } from './cell-edits.ts'

interface EditableNumberProps {
  edits: CellEdits
  row: string
  column: string
  label: string
  stored: number | null
}

const CELL = '[data-edit-cell]'

/** Tab goes from cell to cell, as in a spreadsheet: what was typed stays as an edit. */
const moveOn = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Tab') return
  const field = event.currentTarget
  const cells = [...(field.closest('[role=grid]')?.querySelectorAll<HTMLElement>(CELL) ?? [])]
  const at = cells.findIndex((cell) => cell.contains(field))
  const next = cells[at + (event.shiftKey ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.querySelector('button')?.click()
}

/** A number of a list that is typed in its cell and saved with the others (`UnsavedBar`). */
export const EditableNumber = ({ edits, row, column, label, stored }: EditableNumberProps) => {
  const edit = useCellEdit(edits, row, column)
  const value = edit === undefined ? stored : edit.value
  return (
    <span
      data-edit-cell=""
      title={
        edit === undefined
          ? undefined
          : `Not saved yet; stored: ${stored === null ? '–' : stored.toLocaleString('en-IN')}`
      }
      className={classNames('edit-cell', edit !== undefined && 'unsaved')}
    >
      <InlineNumber
        label={label}
        value={value}
        onFieldKey={moveOn}
        onSave={(typed) => {
          edits.put({ row, column, value: typed }, stored)
          return Promise.resolve()
        }}
      />
    </span>
  )
}
