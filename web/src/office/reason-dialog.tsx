import { useState, type ReactNode } from 'react'
import { TextAreaField } from '../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  /** The name of the button that goes on. */
  action: string
  /** What the reason is for and who will read it. */
  children?: ReactNode
  onClose: () => void
  onSubmit: (reason: string) => Promise<unknown>
  /** The name of the reason on the wire, for the server's words about it. */
  field?: string
}

const LEAST_LETTERS = 3

/** Asks why, before something that goes on the audit log with its reason. */
export const ReasonDialog = ({ children, onSubmit, field = 'reason', ...dialog }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      {...dialog}
      canSubmit={reason.trim().length >= LEAST_LETTERS}
      onSubmit={async () => {
        await onSubmit(reason.trim())
        setReason('')
      }}
    >
      {(errors) => (
        <>
          {children}
          <TextAreaField
            label="Reason"
            error={errors[field]}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
