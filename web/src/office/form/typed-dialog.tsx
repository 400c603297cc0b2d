import { useState, type ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { isTypedName } from './is-typed-name.ts'
import { TypedNameField } from './typed-name-field.tsx'

interface TypedDialogProps {
  isOpen: boolean
  title: string
  /** The name of the button that does it: "Delete". */
  action: string
  cancel?: string
  /** What has to be typed first. */
  typedName: string
  /** What will happen, and to how many. */
  children?: ReactNode
  onClose: () => void
  onSubmit: () => Promise<unknown>
}

/** Asks for the name of what goes, before a grave act that no second person approves and no reason is asked for. */
export const TypedDialog = ({ typedName, children, ...dialog }: TypedDialogProps) => {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog {...dialog} isDanger canSubmit={isTypedName(typed, typedName)}>
      {() => (
        <>
          {children}
          <TypedNameField name={typedName} value={typed} onChange={setTyped} />
        </>
      )}
    </FormDialog>
  )
}
