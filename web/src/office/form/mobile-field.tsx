import { TextField } from '../../ui/form/text-field.tsx'
import { filterDigits } from './check-fields.ts'

interface MobileFieldProps {
  value: string
  onChange: (digits: string) => void
  error: string | undefined
  autoComplete?: 'off' | 'tel-national'
}

/** An Indian mobile number: ten digits, nothing else can be typed. */
export const MobileField = ({ onChange, autoComplete = 'off', ...rest }: MobileFieldProps) => (
  <TextField
    {...rest}
    label="Mobile number"
    prefix="+91"
    inputMode="numeric"
    maxLength={10}
    autoComplete={autoComplete}
    onChange={({ target }) => onChange(filterDigits(target.value))}
  />
)
