import type { ComponentProps } from 'react'
import { InlineText } from './inline-text.tsx'
import { filterNumeric, numberFromText, numberToText } from './typed-number.ts'

interface InlineNumberProps {
  label: string
  value: number | null
  /** Null where the field was emptied. */
  onSave: (value: number | null) => Promise<unknown>
  decimals?: number
  isRequired?: boolean
  onFieldKey?: ComponentProps<typeof InlineText>['onFieldKey']
}

/** A number of 0 or more that is changed where it stands; a negative one is ignored (section 5). */
export const InlineNumber = ({
  label,
  value,
  onSave,
  decimals = 0,
  isRequired = false,
  onFieldKey,
}: InlineNumberProps) => (
  <InlineText
    label={label}
    value={numberToText(value)}
    align="end"
    onFieldKey={onFieldKey}
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    accept={(typed) => filterNumeric(typed, decimals)}
    isValid={(text) =>
      numberFromText(text) !== value && (text === '' ? !isRequired : (numberFromText(text) ?? -1) >= 0)
    }
    onSave={(text) => onSave(numberFromText(text))}
  />
)
