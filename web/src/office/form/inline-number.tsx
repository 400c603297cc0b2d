import type { ComponentProps } from 'react'
import { InlineText } from './inline-text.tsx'
import { acceptNumber, numberFromText, numberProblem, numberToText } from './typed-number.ts'

interface InlineNumberProps {
  label: string
  value: number | null
  /** Null where the field was emptied. */
  onSave: (value: number | null) => Promise<unknown>
  decimals?: number
  isRequired?: boolean
  onFieldKey?: ComponentProps<typeof InlineText>['onFieldKey']
}

/** A number of 0 or more that is changed where it stands; a negative one, and one that is not whole where it has to be, is ignored (section 5). */
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
    accept={(before, typed) => acceptNumber(before, typed, decimals)}
    refusal="type digits alone"
    isValid={(text) =>
      numberProblem(text, decimals) === undefined &&
      numberFromText(text) !== value &&
      (text === '' ? !isRequired : numberFromText(text) !== null)
    }
    onSave={(text) => onSave(numberFromText(text))}
  />
)
