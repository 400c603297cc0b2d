import {
  customerFields,
  fieldOf,
  isFlagQuestion,
  isMoneyQuestion,
  isOptionQuestion,
  isSealedQuestion,
  isTypedQuestion,
  type FlagQuestion as FlagName,
  type OptionQuestion,
  type TypedQuestion,
} from '@marketplace/contract/customers/customer-fields'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { longestAnswer } from '@marketplace/contract/customers/longest-answer'
import type { ReactElement } from 'react'
import { findMessage } from '../../i18n/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmailQuestion, MobileQuestion } from './questions/contact-questions.tsx'
import type { Control } from './questions/detail-context.ts'
import type { Question } from './detail-groups.ts'
import {
  AmountQuestion,
  FlagQuestion,
  MoneyQuestion,
  ChipQuestion,
  SealedQuestion,
  SelectQuestion,
  TextQuestion,
} from './questions/question-fields.tsx'
import type { Look } from './question-looks.tsx'

const digits = { typed: 'digits', inputMode: 'numeric' } as const
const decimals = { typed: 'decimal', inputMode: 'decimal' } as const

/** How a written answer is typed. */
const typingOf = (question: Question) => {
  const field = fieldOf(question)
  if (field.kind === 'code') return { typed: 'upper', autoCapitalize: 'characters' } as const
  if (field.kind === 'pincode' || field.kind === 'digits') return digits
  if (field.kind !== 'number') return {}
  return field.decimals === true ? decimals : digits
}

/** The hint of a question, where there are words for one. */
const hintOf = (question: Question, { hint }: Look, language: LanguageId): string | undefined => {
  const own = hint ?? `details.${question}_hint`
  return findMessage(language, own) === null ? undefined : own
}

const sealedTypes = { day: 'day', code: 'upper', digits: 'digits', text: 'text' } as const

interface Placed {
  hint: string | undefined
  className: string | undefined
  isNeeded: boolean
}

const writtenControl = (
  question: Exclude<TypedQuestion, FlagName | OptionQuestion>,
  look: Look,
  placed: Placed,
): ReactElement => {
  if (question === 'se_loan_amount') return <AmountQuestion {...placed} />
  if (isMoneyQuestion(question)) return <MoneyQuestion {...placed} name={question} />
  const maxLength = longestAnswer(question)
  if (isSealedQuestion(question)) {
    const typed = sealedTypes[customerFields[question].kind]
    return <SealedQuestion {...placed} name={question} typed={typed} maxLength={maxLength} />
  }
  const { autoComplete = 'off' } = look
  return (
    <TextQuestion
      {...placed}
      {...typingOf(question)}
      name={question}
      autoComplete={autoComplete}
      maxLength={maxLength}
    />
  )
}

const bareControl = (question: TypedQuestion, look: Look, placed: Placed): ReactElement => {
  const { chips, without } = look
  if (question === 'email') return <EmailQuestion />
  if (isFlagQuestion(question)) return <FlagQuestion {...placed} name={question} />
  if (!isOptionQuestion(question)) return writtenControl(question, look, placed)
  return chips !== true ? (
    <SelectQuestion {...placed} name={question} without={without} />
  ) : (
    <ChipQuestion {...placed} name={question} />
  )
}

/** The control of a question, by its kind (customer-fields.ts) and its look. */
export const controlOf =
  (question: Question, look: Look, language: LanguageId): Control =>
  ({ isNeeded }) => {
    if (!isTypedQuestion(question)) return <MobileQuestion />
    const className = classNames(
      (look.wide === true || look.chips === true) && 'sm:col-span-2',
      look.className,
    )
    const hint = hintOf(question, look, language)
    const control = bareControl(question, look, {
      hint,
      className: className === '' ? undefined : className,
      // Whoever told its parts before it was asked for may leave it, and nobody is told so.
      isNeeded: isNeeded || question === 'pan_name',
    })
    if (look.below !== undefined) {
      return (
        <div>
          {control}
          {look.below}
        </div>
      )
    }
    return look.behind === undefined ? (
      control
    ) : (
      <>
        {control}
        {look.behind}
      </>
    )
  }
