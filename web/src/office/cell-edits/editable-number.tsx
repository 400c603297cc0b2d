import type { KeyboardEvent } from 'react'
import { count } from '../../i18n/format-values.ts'
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
const moveOn = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab' || !(event.target instanceof HTMLInputElement)) return
  const grid = event.currentTarget.closest('[role=grid]')
  const cells = [...(grid?.querySelectorAll<HTMLElement>(CELL) ?? [])]
  const next = cells[cells.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.querySelector('button')?.click()
}

/** A number of a list that is typed in its cell and saved with the others (`UnsavedBar`). */
export const EditableNumber = ({ edits, row, column, label, stored }: EditableNumberProps) => {
  const edit = useCellEdit(edits, row, column)
  const value = edit === undefined ? stored : edit.value
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field in it has the focus
    <span
      data-edit-cell=""
      onKeyDown={moveOn}
      title={edit === undefined ? undefined : `Not saved yet; stored: ${stored === null ? '–' : count(stored)}`}
      className={classNames('edit-cell', edit !== undefined && 'unsaved')}
    >
      <InlineNumber
        label={label}
        value={value}
        onSave={(typed) => {
          edits.put({ row, column, value: typed }, stored)
          return Promise.resolve()
        }}
      />
    </span>
  )
}
