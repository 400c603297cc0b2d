import type { ChangeEvent, ComponentType } from 'react'
import { optionLabel } from '../../i18n/option-label.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { SelectField, type Choice } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useCheckContext } from './check-context.ts'
import { CreditScore } from './credit-score.tsx'
import { optionLabels } from './option-words.ts'
import { placeOf, type CheckQuestion } from './placed-questions.ts'
import { timesOf } from './start-values.ts'
import { useCheckField } from './use-check-field.ts'
import { WorkField } from './work-field.tsx'

interface FieldProps {
  question: CheckQuestion
}

const Money = ({ question }: FieldProps) => <MoneyField {...useCheckField(question)} />

const Day = ({ question }: FieldProps) => <DateField {...useCheckField(question)} autoComplete="bday" />

/** Where the PIN code is, as far as its first digits tell. */
const useCircle = (question: CheckQuestion): string | undefined => {
  const t = useText()
  const { language } = useBootstrap()
  const { check } = useCheckContext()
  const circle = check.circles[question]
  if (circle === undefined) return undefined
  return circle === null ? t('check.circle_none') : t('check.circle', { circle: circle[language] })
}

const Digits = ({ question }: FieldProps) => {
  const { onChange, hint, ...field } = useCheckField(question)
  const circle = useCircle(question)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const digits = event.target.value.replaceAll(/[^0-9]/g, '')
    if (digits !== event.target.value) event.target.value = digits
    onChange(event)
  }
  return (
    <TextField
      {...field}
      hint={
        field.error === undefined && circle !== undefined ? (
          <span className="text-brand-ink">{circle}</span>
        ) : (
          hint
        )
      }
      onChange={change}
      inputMode="numeric"
      autoComplete={question === 'postal_code' ? 'postal-code' : 'off'}
      maxLength={6}
    />
  )
}

const Decimals = ({ question }: FieldProps) => {
  const { onChange, ...field } = useCheckField(question)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value } = event.target
    const plain = value.replaceAll(',', '.').replaceAll(/[^0-9.-]/g, '')
    if (plain !== value) event.target.value = plain
    onChange(event)
  }
  return <TextField {...field} onChange={change} inputMode="decimal" autoComplete="off" maxLength={8} />
}

/** Option of businessRegistrationType: who has none takes a personal loan (section 4, Business dialog). */
const NOT_REGISTERED = 7

const Select = ({ question }: FieldProps) => {
  const t = useText()
  const { options } = useCheckContext()
  const { language } = useBootstrap()
  const { set } = placeOf(question)
  const choices =
    set === undefined
      ? []
      : (options[set] ?? [])
          .filter(({ id }) => question !== 'business_registration_type' || id !== NOT_REGISTERED)
          .map((option): Choice => ({
            value: option.id,
            label: optionLabel(set, option, optionLabels(language)),
          }))
  return <SelectField {...useCheckField(question)} options={choices} placeholder={t('check.choose')} />
}

const Time = ({ question }: FieldProps) => {
  const { product, firstTime } = useCheckContext()
  const format = useFormat()
  const choices = timesOf(product, firstTime).map((months): Choice => ({
    value: months,
    label: format.tenure(months),
  }))
  return <SelectField {...useCheckField(question)} options={choices} />
}

const controls: Readonly<Record<ReturnType<typeof placeOf>['control'], ComponentType<FieldProps>>> = {
  money: Money,
  day: Day,
  digits: Digits,
  decimals: Decimals,
  select: Select,
  time: Time,
  work: WorkField,
  chips: CreditScore,
}

/** The control of a question, by its place. */
export const CheckField = ({ question }: FieldProps) => {
  const Control = controls[placeOf(question).control]
  return <Control question={question} />
}
