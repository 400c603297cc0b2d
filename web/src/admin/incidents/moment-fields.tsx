import { DayField } from '../../office/form/day-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

interface MomentFieldsProps {
  label: string
  day: string | null
  /** "14:05", as it is typed. */
  time: string
  onChange: (changes: { day?: string | null; time?: string }) => void
  error: string | undefined
}

/** A day and a time in India. */
export const MomentFields = ({ label, day, time, onChange, error }: MomentFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DayField
      label={label}
      error={error}
      value={day}
      max="today"
      onChange={(next) => onChange({ day: next })}
    />
    <TextField
      label="At (24 hours, Indian time)"
      placeholder="14:05"
      maxLength={5}
      autoComplete="off"
      value={time}
      onChange={({ target }) => onChange({ time: target.value })}
    />
  </div>
)
