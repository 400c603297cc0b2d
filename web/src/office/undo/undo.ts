import { ApiError } from '../../api/api-error.ts'
import { toastAct, withDetail } from '../show/toast-extras.tsx'
import { showFailure } from '../show/failure-text.ts'
import { showToast } from '../../ui/toast-store.ts'
import { lastUndoable, offerUndo, takeBack } from './undo-store.ts'

/** Changed by somebody since, or gone: another try would find the same. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || ![404, 409].includes(error.status)

/** Takes a change back and says so. A failure is said in a toast; the change can be taken back again, unless it was changed since or is gone. */
const undoNow = async (id: number, text: string): Promise<void> => {
  try {
    await takeBack(id, mayPass)
    showToast(withDetail('Taken back', text), 'good')
  } catch (error) {
    showFailure(error)
  }
}

/** Takes back the last change that can be. */
export const undoLast = (): void => {
  const last = lastUndoable()
  if (last !== null) void undoNow(last.id, last.text)
}

/**
 * Says that something was changed, with the way back.
 *
 * @param said the words of the specification for it.
 * @param text what was changed: "Kadamba_Bank · Priority 12 → 11".
 */
export const sayChanged = (said: string, text: string, undo: () => Promise<void>): void => {
  const { id } = offerUndo(text, undo)
  showToast(
    withDetail(said, text),
    'good',
    toastAct('Undo', () => void undoNow(id, text)),
  )
}
