import { overlapHours } from '@marketplace/contract/partners/partner-hooks'
import { useState, type ReactNode } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { overlapText } from './integration-words.ts'

export type Overlap = (typeof overlapHours)[number]

interface OverlapDialogProps {
  title: string
  action: string
  /** What ends then. */
  label: string
  onClose: () => void
  onSubmit: (hours: Overlap) => Promise<void>
  children: ReactNode
}

const options = overlapHours.map((hours) => ({ value: hours, label: overlapText(hours) }))

/** Replaces a key or a secret: the old one goes on for as long as it takes to put the new one in. */
export const OverlapDialog = ({ title, action, label, onClose, onSubmit, children }: OverlapDialogProps) => {
  const [hours, setHours] = useState<Overlap>(24)
  return (
    <FormDialog
      isOpen
      title={title}
      action={action}
      canSubmit
      onClose={onClose}
      onSubmit={() => onSubmit(hours)}
    >
      {(errors) => (
        <>
          <p className="text-sm">{children}</p>
          <SelectField
            label={label}
            options={options}
            error={errors['overlap_hours']}
            value={hours}
            onChange={({ target }) =>
              setHours(overlapHours.find((one) => String(one) === target.value) ?? 24)
            }
          />
        </>
      )}
    </FormDialog>
  )
}
