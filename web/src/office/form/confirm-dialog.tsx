import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { failureText } from '../show/failure-text.ts'
import { specifiedTexts } from '../show/specified-texts.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title?: string
  /** What will happen, and to how many. */
  children?: ReactNode
  /** The name of the button that does it: "Delete". */
  action: string
  /** What the other button is called: what stays then, "Keep it". */
  cancel?: string
  onClose: () => void
  /** Does it. What it throws stands in the dialog, which stays; else it closes. */
  onConfirm: () => Promise<unknown>
}

const Question = ({
  children,
  action,
  cancel = specifiedTexts.cancel,
  onClose,
  onConfirm,
}: Omit<ConfirmDialogProps, 'isOpen' | 'title'>) => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  return (
    <>
      {children}
      {failure === null ? null : (
        <Notice tone="bad" live className="mt-3">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button changes kind="danger" busy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </>
  )
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
  isOpen,
  title = specifiedTexts.are_you_sure,
  onClose,
  ...question
}: ConfirmDialogProps) => (
  <Dialog isOpen={isOpen} title={title} onClose={onClose} closeLabel="Close">
    <Question {...question} onClose={onClose} />
  </Dialog>
)
