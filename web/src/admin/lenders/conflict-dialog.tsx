import { timeText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Conflict } from './changing/last-change.ts'
import { fieldLabel, valueText, type Named } from './value-text.ts'

interface ConflictDialogProps {
  conflict: Conflict | null
  /** Of which lender, where the page shows more than one. */
  name?: string
  named: Named
  keepTheirs: () => void
  takeMine: () => void
}

/** Somebody else changed the field first: both values, and a choice. Closing keeps theirs. */
export const ConflictDialog = ({ conflict, name, named, keepTheirs, takeMine }: ConflictDialogProps) => {
  const field = conflict === null ? '' : fieldLabel(conflict.property)
  const label = name === undefined ? field : `${field} of ${name}`
  return (
    <Dialog
      isOpen={conflict !== null}
      title={`${label} was changed meanwhile`}
      onClose={keepTheirs}
      closeLabel="Close"
      actions={
        <>
          <Button kind="secondary" onClick={takeMine}>
            Save mine
          </Button>
          <Button onClick={keepTheirs}>Keep theirs</Button>
        </>
      }
    >
      {conflict === null ? null : (
        <>
          <p className="mb-3">
            {conflict.changed === null
              ? 'Somebody saved another value after you had opened this page.'
              : `${conflict.changed.actor_name} saved another value at ${timeText(conflict.changed.at)}.`}{' '}
            Nothing of yours is saved yet.
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
            <dt className="text-ink-soft">Theirs, as it stands</dt>
            <dd className="wrap-anywhere">{valueText(conflict.property, conflict.theirs, named)}</dd>
            <dt className="text-ink-soft">Yours</dt>
            <dd className="wrap-anywhere">{valueText(conflict.property, conflict.mine, named)}</dd>
          </dl>
        </>
      )}
    </Dialog>
  )
}
