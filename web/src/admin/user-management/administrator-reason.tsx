import { TextAreaField } from '../../ui/form/text-field.tsx'
import { SecondPersonNote } from '../approvals/second-person-note.tsx'

interface AdministratorReasonProps {
  value: string
  onChange: (reason: string) => void
  error: string | undefined
  /** What holds until it is approved. */
  children: string
}

/** Why somebody becomes an administrator, for the second one who approves it. */
export const AdministratorReason = ({ value, onChange, error, children }: AdministratorReasonProps) => (
  <>
    <TextAreaField
      label="Reason"
      hint={`Another administrator has to approve it, and reads this. ${children}`}
      error={error}
      maxLength={300}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <SecondPersonNote />
  </>
)
