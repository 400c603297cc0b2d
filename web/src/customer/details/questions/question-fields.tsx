import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import type {
  FlagQuestion as FlagName,
  MoneyQuestion as MoneyName,
  OptionQuestion,
  SealedQuestion as SealedName,
} from '@marketplace/contract/customers/customer-fields'
import { amountPicks } from '@marketplace/contract/customers/product-questions'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import {
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { ChipGroup } from '../../../ui/form/chip-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { afterPress } from '../../../ui/form/after-press.ts'
import { useFormContext } from './detail-context.ts'
import { isMask, type TypedField } from '../detail-values.ts'
import { tidyText } from '../tidy-text.ts'

interface QuestionProps<Name extends TypedField = TypedField> {
  name: Name
  /** Whether offers need it; what they do not need says so. */
  isNeeded: boolean
  /** The key of its words. */
  hint?: string | undefined
  className?: string | undefined
}

/** A question's words; those that may stay empty say so. */
const QuestionLabel = ({ children, isNeeded }: { children: ReactNode; isNeeded: boolean }) => {
  const t = useText()
  return isNeeded ? (
    children
  ) : (
    <>
      {children} <span className="font-normal text-ink-soft">({t('details.optional')})</span>
    </>
  )
}

/** The least and the most of the loan, as people write them: for hints and mistakes that name them. */
const useAmountLimits = (): { min: string; max: string } => {
  const { product } = useFormContext()
  const { moneyInWords } = useFormat()
  const { min, max } = productJourneys[product].amount
  return { min: moneyInWords(min), max: moneyInWords(max) }
}

/** What becomes of an answer that is written otherwise than it was typed; null where it stays as it is. */
const useWritten = (name: TypedField): string | null => {
  const { answers } = useFormContext()
  return useSyncExternalStore(answers.subscribe, () => {
    const typed = answers.values()[name].trim()
    const written = tidyText(name, typed)
    return written === typed || isMask(name, typed) ? null : written
  })
}

/** What a question hands to its control: its words, its error in the page's language, its place in the form. */
const useQuestion = ({ name, isNeeded, hint, className }: QuestionProps) => {
  const t = useText()
  const { answers, saver } = useFormContext()
  const limits = useAmountLimits()
  const [defaultValue] = useState(() => answers.values()[name])
  const mistake = useSyncExternalStore(answers.subscribe, () => answers.mistakeOf(name))
  const written = useWritten(name)
  const said =
    written === null
      ? hint === undefined
        ? undefined
        : t.message(hint, limits)
      : t('details.written_as', { text: written })
  return {
    name,
    defaultValue,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
      answers.set(name, event.target.value),
    /** Leaving a field is when it is saved. */
    onBlur: (): void => {
      afterPress(() => {
        answers.validate([name])
        saver.schedule()
      })
    },
    id: `detail-${name}`,
    label: <QuestionLabel isNeeded={isNeeded}>{t(`details.${name}`)}</QuestionLabel>,
    error: t.message(mistake, limits),
    ...(said === undefined ? {} : { hint: said }),
    ...(className === undefined ? {} : { className }),
  }
}

type Input = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'autoCapitalize'
>

/** Puts a text in the place of what is typed, the caret where it was. */
const retype = (field: HTMLInputElement, change: (text: string) => string): void => {
  const text = change(field.value)
  if (text === field.value) return
  const caret = field.selectionStart
  field.value = text
  field.setSelectionRange(caret, caret)
}

const upperCase = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z*]/g, '')
const digitsOnly = (text: string): string => text.replaceAll(/[^0-9*]/g, '')
/** A minus stays, and is refused: a weight of -5 g is not one of 5 g. */
const decimalOnly = (text: string): string => text.replaceAll(',', '.').replaceAll(/[^0-9.-]/g, '')
const typedAs = { upper: upperCase, digits: digitsOnly, decimal: decimalOnly } as const

interface TextQuestionProps extends QuestionProps, Input {
  typed?: 'upper' | 'digits' | 'decimal' | undefined
}

export const TextQuestion = ({ name, isNeeded, hint, className, typed, ...input }: TextQuestionProps) => {
  const { onChange, ...question } = useQuestion({ name, isNeeded, hint, className })
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (typed !== undefined) retype(event.target, typedAs[typed])
    onChange(event)
  }
  return <TextField {...input} {...question} onChange={change} />
}

/** A stored value is shown masked; typing over it starts anew, and left untouched it stays as it is. */
export const SealedQuestion = ({
  typed,
  maxLength,
  ...question
}: QuestionProps<SealedName> & {
  typed: 'upper' | 'digits' | 'day' | 'text'
  maxLength?: number | undefined
}) => {
  const t = useText()
  const { answers, profile } = useFormContext()
  const mask = profile[question.name]
  const [isMasked, setMasked] = useState(mask !== null && answers.values()[question.name] === mask)
  const { onChange, onBlur, hint, ...registered } = useQuestion(question)

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.target
    if (mask !== null && field.value !== mask && field.value.includes('*')) {
      field.value = (event.nativeEvent as InputEvent).data ?? ''
    }
    if (typed === 'upper' || typed === 'digits') retype(field, typedAs[typed])
    setMasked(mask !== null && field.value === mask)
    onChange(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>): void => {
    const field = event.target
    if (field.value === '' && mask !== null && question.isNeeded) {
      field.value = mask
      answers.set(question.name, mask)
    }
    afterPress(() => setMasked(mask !== null && field.value === mask))
    onBlur()
  }
  const props = {
    ...registered,
    hint: isMasked ? t('details.stored_masked') : hint,
    spellCheck: false,
    onChange: change,
    onBlur: blur,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (event.target.value === mask) event.target.select()
    },
  }
  if (typed === 'day') return <DateField {...props} autoComplete="bday" />
  if (typed === 'text')
    return <TextField {...props} autoComplete="name" autoCapitalize="words" maxLength={maxLength} />
  return typed === 'upper' ? (
    <TextField {...props} autoComplete="off" autoCapitalize="characters" maxLength={maxLength} />
  ) : (
    <TextField {...props} autoComplete="off" inputMode="numeric" maxLength={maxLength} />
  )
}

interface MoneyQuestionProps extends QuestionProps<MoneyName> {
  /** Amounts to choose by one press. */
  picks?: readonly number[]
}

const noPicks: readonly number[] = []

export const MoneyQuestion = ({ picks = noPicks, className, ...rest }: MoneyQuestionProps) => {
  const t = useText()
  const format = useFormat()
  const { answers, saver } = useFormContext()
  const question = useQuestion(rest)
  const [picked, setPicked] = useState(0)
  const pick = (rupees: number): void => {
    answers.set(rest.name, String(rupees))
    answers.validate([rest.name])
    setPicked((times) => times + 1)
    saver.schedule()
  }
  return (
    <div className={className}>
      <MoneyField key={picked} {...question} defaultValue={answers.values()[rest.name]} />
      {picks.length === 0 ? null : (
        <div role="group" aria-label={t('details.quick_picks')} className="mt-3 flex flex-wrap gap-2">
          {picks.map((rupees) => (
            <Button key={rupees} kind="secondary" className="px-3!" onClick={() => pick(rupees)}>
              {format.moneyInWords(rupees)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The amount of the loan. */
export const AmountQuestion = (props: Omit<QuestionProps<'se_loan_amount'>, 'name'>) => {
  const { product, isCompact } = useFormContext()
  return <MoneyQuestion {...props} name="se_loan_amount" picks={isCompact ? noPicks : amountPicks[product]} />
}

interface SelectQuestionProps extends QuestionProps<OptionQuestion> {
  /** An option that is not offered here; it stands there where it was answered before. */
  without?: number | undefined
}

export const SelectQuestion = ({ without, ...props }: SelectQuestionProps) => {
  const t = useText()
  const { kit } = useFormContext()
  const question = useQuestion(props)
  return (
    <SelectField
      {...question}
      options={kit
        .offered(optionSetOf[props.name], question.defaultValue)
        .filter(({ value }) => value !== without || question.defaultValue === String(without))}
      placeholder={t(props.isNeeded ? 'details.choose' : 'details.leave_out')}
    />
  )
}

export const ChipQuestion = (props: QuestionProps<OptionQuestion>) => {
  const { kit } = useFormContext()
  const question = useQuestion(props)
  return <ChipGroup {...question} options={kit.offered(optionSetOf[props.name], question.defaultValue)} />
}

/** A permission: never ticked beforehand, never needed. */
export const FlagQuestion = ({
  name,
  hint,
  className,
}: {
  name: FlagName
  hint?: string | undefined
  className?: string | undefined
}) => {
  const t = useText()
  const { answers } = useFormContext()
  const [isTicked] = useState(() => answers.values()[name])
  return (
    <Checkbox
      name={name}
      defaultChecked={isTicked}
      onChange={(event) => answers.set(name, event.target.checked)}
      id={`detail-${name}`}
      label={t(`details.${name}`)}
      {...(hint === undefined ? {} : { hint: t.message(hint) })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
