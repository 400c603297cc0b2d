import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { useState, type ReactNode } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { failureText, showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { ChangesPreview } from './changes-report.tsx'

interface PreviewedChangeDialogProps {
  title: string
  /** The verb of the second step: "Import", "Change". */
  verb: string
  canPreview: boolean
  /** Does the change, or only says what it would do. */
  ask: (preview: boolean) => Promise<CardChanges>
  onClose: () => void
  onDone: (changes: CardChanges) => void
  /** The first step; the errors are the server's, by field. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** A change of many cards in two steps: what it would do is shown first, then it is done. */
export const PreviewedChangeDialog = (props: PreviewedChangeDialogProps) => {
  const { title, verb, canPreview, ask, onClose, onDone, children } = props
  const [seen, setSeen] = useState<CardChanges | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const count = seen === null ? 0 : seen.created + seen.updated
  const canGoOn = seen === null ? canPreview : count > 0
  const goOn = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const changes = await ask(seen === null)
      if (seen === null) setSeen(changes)
      else onDone(changes)
    } catch (error) {
      showFailure(error)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen title={seen?.title ?? title} onClose={onClose} closeLabel="Close" isWide>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (canGoOn && !isBusy) void goOn()
        }}
      >
        {failure === null ? null : (
          <Notice tone="bad" live className="mb-4">
            {failureText(failure)}
          </Notice>
        )}
        {seen === null ? (
          <div className="flex flex-col gap-4">{children(fieldErrors(failure))}</div>
        ) : (
          <ChangesPreview changes={seen} />
        )}
        <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button kind="secondary" onClick={seen === null ? onClose : () => setSeen(null)}>
            {seen === null ? 'Cancel' : 'Back'}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!canGoOn}>
            {seen === null ? 'Preview' : `${verb} ${count} ${count === 1 ? 'card' : 'cards'}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
