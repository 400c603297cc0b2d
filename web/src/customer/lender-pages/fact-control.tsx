import type { FocusEvent, ReactNode } from 'react'
import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { afterPress } from '../../ui/form/after-press.ts'

interface FactControlProps {
  field: FactField
  typed: string | undefined
  error: string | undefined
  onLeave: (field: FactField) => void
}

/** The control of one extra question, by its kind. */
export const FactControl = ({ field, typed, error, onLeave }: FactControlProps): ReactNode => {
  const t = useText()
  const format = useFormat()
  const { name, kind, label, hint, is_needed: isNeeded, first_day: first, last_day: last } = field
  const bounds =
    first === null || last === null
      ? undefined
      : t('lender_page.choose_day', { first: format.day(first), last: format.day(last) })
  const shared = {
    name,
    id: `fact-${name}`,
    label:
      isNeeded === 1 ? (
        label
      ) : (
        <>
          {label} <span className="font-normal text-ink-soft">({t('lender_page.optional')})</span>
        </>
      ),
    error,
    hint: hint ?? bounds,
    onBlur: (_event: FocusEvent<HTMLElement>): void => afterPress(() => onLeave(field)),
  }
  if (kind === 'agree') return <Checkbox {...shared} value="1" defaultChecked={typed === '1'} />
  if (kind === 'choice') {
    return <RadioGroup {...shared} defaultValue={typed} options={field.options} columns={2} />
  }
  const text = { ...shared, defaultValue: typed, autoComplete: 'off' }
  if (kind === 'money') return <MoneyField {...text} />
  if (kind === 'day') return <DateField {...text} />
  if (kind === 'whole') return <TextField {...text} inputMode="numeric" maxLength={9} />
  if (kind === 'mobile') return <TextField {...text} type="tel" inputMode="tel" maxLength={16} prefix="+91" />
  if (kind === 'full_name') return <TextField {...text} maxLength={120} />
  if (kind === 'email') return <TextField {...text} type="email" inputMode="email" maxLength={254} />
  return <TextField {...text} maxLength={field.max ?? 200} />
}
