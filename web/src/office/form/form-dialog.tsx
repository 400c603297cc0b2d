import { useEffect, useRef, useState, type ReactNode } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { failureText } from '../show/failure-text.ts'
import { specifiedTexts } from '../show/specified-texts.ts'

/** What the server said about each field at the last try, by the field's name on the wire. */
export type ServerErrors = Readonly<Record<string, string>>

interface FormDialogProps {
  isOpen: boolean
  title: string
  /** The name of the button that sends. */
  action: string
  /** What the button that gives up is called: what stays then, "Leave it live". */
  cancel?: string
  /** It takes something away. */
  isDanger?: boolean
  /** While it is false the button is disabled: the rule of the form. */
  canSubmit: boolean
  onClose: () => void
  /** Sends the values, which the page keeps (useState, useDraft). What it throws stands in the dialog, which stays; else it closes. */
  onSubmit: () => Promise<unknown>
  children: (errors: ServerErrors) => ReactNode
  isWide?: boolean
}

const noErrors: ServerErrors = {}

/** The field that the browser gives the focus to as the dialog opens, which it does after the effects of what is in it. */
const useFirstField = () => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'
    ref.current?.querySelector(fields)?.setAttribute('autofocus', '')
  }, [])
  return ref
}

const DialogForm = ({
  action,
  cancel = specifiedTexts.cancel,
  isDanger = false,
  canSubmit,
  onClose,
  onSubmit,
  children,
}: Omit<FormDialogProps, 'isOpen' | 'title' | 'isWide'>) => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const formRef = useFirstField()
  const off = useChangesOff()
  const submit = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await onSubmit()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSubmit && !isBusy && off === null) void submit()
      }}
    >
      {off === null ? null : <Notice className="mb-4">{off}.</Notice>}
      {failure === null ? null : (
        <Notice tone="bad" live className="mb-4">
          {failureText(failure)}
        </Notice>
      )}
      <div className="flex flex-col gap-4">
        {children(failure === null ? noErrors : fieldErrors(failure))}
      </div>
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} busy={isBusy} disabled={!canSubmit}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** A form in a dialog: what was typed stays where the server refuses it, with its words beside the fields. */
export const FormDialog = ({ isOpen, title, onClose, isWide = false, ...form }: FormDialogProps) => (
  <Dialog isOpen={isOpen} title={title} onClose={onClose} closeLabel="Close" isWide={isWide}>
    <DialogForm {...form} onClose={onClose} />
  </Dialog>
)
