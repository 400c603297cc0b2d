import { optionSetOf, type OptionField } from '@marketplace/contract/profile-options'
import { useState, type ChangeEvent, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { afterPress } from './after-press.ts'
import { useDesk } from './detail-context.ts'
import {
  type FlagField,
  type MoneyField as MoneyName,
  type SealedField,
  type TypedField,
} from './detail-values.ts'

type HintKey = Extract<TextKey, `details.${string}_hint`>

interface QuestionProps<Name extends TypedField = TypedField> {
  name: Name
  /** Whether offers need it; what they do not need says so. */
  isNeeded: boolean
  hint?: HintKey | undefined
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

/** What a question hands to its control: its words, its error in the page's language, its place in the form. */
const useQuestion = ({ name, isNeeded, hint, className }: QuestionProps) => {
  const t = useText()
  const { form, saver } = useDesk()
  const { onBlur, ...registered } = form.register(name)
  return {
    ...registered,
    /** Leaving a field is when it is saved. */
    onBlur: (event: FocusEvent<HTMLElement>): void => {
      afterPress(() => {
        void onBlur(event)
        saver.schedule()
      })
    },
    id: `detail-${name}`,
    label: <QuestionLabel isNeeded={isNeeded}>{t(`details.${name}`)}</QuestionLabel>,
    error: t.message(form.formState.errors[name]?.message),
    ...(hint === undefined ? {} : { hint: t(hint) }),
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

interface TextQuestionProps extends QuestionProps, Input {
  typed?: 'upper' | 'digits'
}

export const TextQuestion = ({ name, isNeeded, hint, className, typed, ...input }: TextQuestionProps) => {
  const { onChange, ...question } = useQuestion({ name, isNeeded, hint, className })
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (typed !== undefined) retype(event.target, typed === 'upper' ? upperCase : digitsOnly)
    void onChange(event)
  }
  return <TextField {...input} {...question} onChange={change} />
}

/** A stored value is shown masked; typing over it starts anew, and left untouched it stays as it is. */
export const SealedQuestion = ({
  typed,
  ...question
}: QuestionProps<SealedField> & { typed: 'upper' | 'digits' | 'day' }) => {
  const t = useText()
  const { form, profile } = useDesk()
  const mask = profile[question.name]
  const [isMasked, setMasked] = useState(mask !== null && form.getValues(question.name) === mask)
  const { onChange, onBlur, hint, ...registered } = useQuestion(question)

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.target
    if (mask !== null && field.value !== mask && field.value.includes('*')) {
      field.value = (event.nativeEvent as InputEvent).data ?? ''
    }
    if (typed !== 'day') retype(field, typed === 'upper' ? upperCase : digitsOnly)
    setMasked(mask !== null && field.value === mask)
    void onChange(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>): void => {
    const field = event.target
    if (field.value === '' && mask !== null && question.isNeeded) field.value = mask
    afterPress(() => setMasked(mask !== null && field.value === mask))
    onBlur(event)
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
  return typed === 'upper' ? (
    <TextField {...props} autoComplete="off" autoCapitalize="characters" maxLength={10} />
  ) : (
    <TextField {...props} autoComplete="off" inputMode="numeric" maxLength={18} />
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
  const { form, saver } = useDesk()
  const question = useQuestion(rest)
  const [picked, setPicked] = useState(0)
  const pick = (rupees: number): void => {
    form.setValue(rest.name, String(rupees), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    setPicked((times) => times + 1)
    saver.schedule()
  }
  return (
    <div className={className}>
      <MoneyField key={picked} {...question} defaultValue={form.getValues(rest.name)} />
      {picks.length === 0 ? null : (
        <div
          role="group"
          aria-label={t('details.quick_picks')}
          className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5"
        >
          {picks.map((rupees) => (
            <Button key={rupees} kind="secondary" className="px-1!" onClick={() => pick(rupees)}>
              {format.moneyInWords(rupees)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

export const SelectQuestion = (props: QuestionProps<OptionField & TypedField>) => {
  const t = useText()
  const { options } = useDesk()
  return (
    <SelectField
      {...useQuestion(props)}
      options={options(optionSetOf[props.name])}
      placeholder={t(props.isNeeded ? 'details.choose' : 'details.leave_out')}
    />
  )
}

export const RadioQuestion = ({
  columns,
  ...props
}: QuestionProps<OptionField & TypedField> & { columns: 1 | 2 | 3 }) => {
  const { options } = useDesk()
  return <RadioGroup {...useQuestion(props)} options={options(optionSetOf[props.name])} columns={columns} />
}

/** A permission: never ticked beforehand, never needed. */
export const FlagQuestion = ({
  name,
  hint,
  className,
}: {
  name: FlagField
  hint?: HintKey
  className?: string
}) => {
  const t = useText()
  const { form } = useDesk()
  return (
    <Checkbox
      {...form.register(name)}
      id={`detail-${name}`}
      label={t(`details.${name}`)}
      {...(hint === undefined ? {} : { hint: t(hint) })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
