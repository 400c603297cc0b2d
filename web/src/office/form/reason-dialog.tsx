import { useState, type ReactNode } from 'react'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useDraft } from '../session/use-draft.ts'
import { isTypedName } from './is-typed-name.ts'
import { TypedNameField } from './typed-name-field.tsx'

interface ReasonDialogProps {
  isOpen: boolean
  /** What is asked about, as the key of a draft: "partner 17 closed". */
  draft: string
  title: string
  /** The name of the button that goes on. */
  action: string
  /** What the other button is called: what stays then, "Leave it live". */
  cancel?: string
  /** It takes something away. */
  isDanger?: boolean
  /** What has to be typed as well: the name of what goes for good. */
  typedName?: string
  /** False while it is not known, or not given, that there is anything to do. */
  isReady?: boolean
  /** What the reason is for and who will read it. */
  children?: ReactNode
  onClose: () => void
  onSubmit: (reason: string) => Promise<unknown>
  /** The name of the reason on the wire, for the server's words about it. */
  field?: string
}

const LEAST_LETTERS = 3
const empty = { reason: '' }

/** Asks why, before something that goes on the audit log with its reason. */
export const ReasonDialog = ({
  draft,
  children,
  onClose,
  onSubmit,
  field = 'reason',
  typedName,
  isReady = true,
  ...dialog
}: ReasonDialogProps) => {
  const [{ reason }, set, forget] = useDraft(`reason ${draft}`, empty)
  const [typed, setTyped] = useState('')
  const isNamed = typedName === undefined || isTypedName(typed, typedName)
  return (
    <FormDialog
      {...dialog}
      canSubmit={isReady && isNamed && reason.trim().length >= LEAST_LETTERS}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={() => onSubmit(reason.trim())}
    >
      {(errors) => (
        <>
          {children}
          <TextAreaField
            label="Reason"
            error={errors[field]}
            maxLength={500}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
          {typedName === undefined ? null : (
            <TypedNameField name={typedName} value={typed} onChange={setTyped} />
          )}
        </>
      )}
    </FormDialog>
  )
}
