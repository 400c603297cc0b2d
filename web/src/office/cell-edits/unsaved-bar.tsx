import { IconDeviceFloppy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { BulkDialog } from '../list/bulk-dialog.tsx'
import { ListBar } from '../list/list-bar.tsx'
import { KeyCap } from '../keys/key-cap.tsx'
import { useCellEdits, type CellEdit, type CellEdits } from './cell-edits.ts'

/** An edit in the words of its list. */
export interface NamedEdit {
  /** "Sahyadri_Bank, Income (min)". */
  name: string
  before: string
  after: string
}

interface UnsavedBarProps {
  edits: CellEdits
  /** Null for an edit whose row is no longer there: it is not saved. */
  nameOf: (edit: CellEdit) => NamedEdit | null
  /** Edits that are saved before the others. */
  isFirst: (edit: CellEdit) => boolean
  /** Safe to be asked for again. @throws what the call throws. */
  save: (edit: CellEdit) => Promise<void>
  /** Ends the editing of cells. */
  onDone: () => void
}

const keyOf = ({ row, column }: CellEdit): string => `${row} ${column}`

/** Leaving the site would lose what is typed: the browser asks. */
const useLeaveQuestion = (isAsked: boolean): void => {
  useEffect(() => {
    if (!isAsked) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}

/** Control and Enter save all, also while a cell is typed into: what stands in it is taken first. */
const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      save()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [save])
}

const SaveDialog = ({
  edits,
  nameOf,
  isFirst,
  save,
  onClose,
}: Omit<UnsavedBarProps, 'onDone'> & { onClose: () => void }) => {
  // As they were when the question came: a cell that is saved leaves the edits at once.
  const [asked] = useState(() =>
    edits.all().toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
  )
  const byKey = new Map(asked.map((edit) => [keyOf(edit), edit]))
  const rows = asked.flatMap((edit) => {
    const named = nameOf(edit)
    return named === null ? [] : [{ key: keyOf(edit), ...named }]
  })
  const [preview] = useState(rows)
  return (
    <BulkDialog
      title="Save changes"
      of="cells"
      unchanged={0}
      preview={preview}
      act={async (key) => {
        const edit = byKey.get(key)
        if (edit === undefined) return
        await save(edit)
        edits.remove(edit.row, edit.column)
      }}
      onClose={onClose}
    >
      {null}
    </BulkDialog>
  )
}

/** While cells are edited: how many changes wait, one save for all of them, and the way out. */
export const UnsavedBar = ({ edits, onDone, ...saving }: UnsavedBarProps) => {
  const all = useCellEdits(edits)
  const [isSaving, setSaving] = useState(false)
  useLeaveQuestion(all.length > 0)
  const [ask] = useState(() => () => {
    if (edits.all().length > 0) setSaving(true)
  })
  useSaveKey(ask)
  return (
    <>
      <ListBar label="Edited cells" count={`${all.length} unsaved`}>
        <button
          type="button"
          disabled={all.length === 0}
          onClick={ask}
          className="bulk-act disabled:opacity-50"
        >
          <IconDeviceFloppy aria-hidden="true" className="me-1 size-4" />
          Save all
          <KeyCap keys="Ctrl ↵" />
        </button>
        <button
          type="button"
          disabled={all.length === 0}
          onClick={() => edits.clear()}
          className="bulk-act disabled:opacity-50"
        >
          Discard
        </button>
        <button type="button" onClick={onDone} className="bulk-act">
          Done
        </button>
      </ListBar>
      {isSaving ? <SaveDialog edits={edits} {...saving} onClose={() => setSaving(false)} /> : null}
    </>
  )
}
