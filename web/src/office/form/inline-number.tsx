import { InlineText } from './inline-text.tsx'
import { filterNumeric, numberFromText, numberToText } from './typed-number.ts'

interface InlineNumberProps {
  label: string
  value: number | null
  /** Null where the field was emptied. */
  onSave: (value: number | null) => Promise<unknown>
  decimals?: number
  isRequired?: boolean
}

/** A number that is changed where it stands; anything but digits cannot be typed. */
export const InlineNumber = ({
  label,
  value,
  onSave,
  decimals = 0,
  isRequired = false,
}: InlineNumberProps) => (
  <InlineText
    label={label}
    value={numberToText(value)}
    align="end"
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    accept={(typed) => filterNumeric(typed, decimals)}
    isValid={(text) =>
      numberFromText(text) !== value && (text === '' ? !isRequired : numberFromText(text) !== null)
    }
    onSave={(text) => onSave(numberFromText(text))}
  />
)
