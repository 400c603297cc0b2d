import { PanLastFour, type IdentityQuestion } from '@marketplace/contract/customers/identity'
import { useText } from '../../i18n/use-text.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { dayFromText } from '../../ui/form/date-text.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** A fact as the call takes it; null where it has no right form. */
export const readFact = (
  asks: IdentityQuestion,
  typed: string,
): { birth_date: string } | { pan_last4: string } | null => {
  if (asks === 'birth_date') {
    const birth_date = dayFromText(typed)
    return birth_date === null ? null : { birth_date }
  }
  const pan_last4 = typed.trim().toUpperCase()
  return PanLastFour.safeParse(pan_last4).success ? { pan_last4 } : null
}

interface FactFieldProps {
  asks: IdentityQuestion
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** What a browser that is new here is asked beside the passcode. */
export const FactField = ({ asks, value, error, onChange }: FactFieldProps) => {
  const t = useText()
  const field = {
    error,
    value,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  }
  return asks === 'birth_date' ? (
    <DateField {...field} label={t('my_data.birth_date')} hint={t('my_data.fact_why')} autoComplete="bday" />
  ) : (
    <TextField
      {...field}
      label={t('my_data.pan_last4')}
      hint={t('my_data.fact_why')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={4}
    />
  )
}
