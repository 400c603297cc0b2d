import { StatusDot } from '../../office/show/status-dot.tsx'
import { showFailure } from '../../office/show/failure-text.ts'
import { sayChanged } from '../../office/undo/undo.ts'
import type { RowAct } from '../../office/list/row-menu.tsx'

export const removedOptions = [
  { value: '0', label: 'There' },
  { value: '1', label: 'Deleted' },
]

/** Whether a thing is there, or deleted and can be brought back. */
export const RemovedLook = ({ deleted }: { deleted: 0 | 1 }) =>
  deleted === 1 ? <StatusDot tone="bad">Deleted</StatusDot> : <StatusDot tone="good">There</StatusDot>

/** Deletes a thing, with the way back in the toast; of one that is deleted brings it back. @param remove sends either. */
export const removeAct = (name: string, deleted: 0 | 1, remove: (removed: 0 | 1) => Promise<void>): RowAct =>
  deleted === 1
    ? {
        label: 'Restore',
        run: () => void remove(0).then(() => sayChanged('Restored', name, () => remove(1)), showFailure),
      }
    : {
        label: 'Delete',
        isDanger: true,
        run: () => void remove(1).then(() => sayChanged('Deleted', name, () => remove(0)), showFailure),
      }
