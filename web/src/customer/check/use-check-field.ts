import type { ChangeEvent } from 'react'
import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { findMessage } from '../../i18n/texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useCheckContext } from './check-context.ts'
import { placeOf, type CheckQuestion } from './placed-questions.ts'
import { afterPress } from '../../ui/form/after-press.ts'

/** What a question hands to its control: its words, its mistake in the rule's own words, and how to mend it. */
export const useCheckField = (question: CheckQuestion) => {
  const t = useText()
  const { language } = useBootstrap()
  const { moneyInWords } = useFormat()
  const { product, check } = useCheckContext()
  const { min, max } = productJourneys[product].amount
  const limits = { min: moneyInWords(min), max: moneyInWords(max) }
  const wordsOf = (key: string): string | undefined =>
    findMessage(language, key) === null ? undefined : t.message(key, limits)
  const mistake = check.errors[question]
  const mend = mistake === undefined ? undefined : wordsOf(`check.mend.${question}`)
  const isGoldAmount = question === 'se_loan_amount' && productJourneys[product].asks_amount === 'optional'
  const hint = wordsOf(`check.hint.${isGoldAmount ? 'gold_amount' : question}`)
  return {
    name: question,
    id: `check-${question}`,
    label: t(`check.q.${question}`),
    className: placeOf(question).half === true ? undefined : 'col-span-full',
    error: t.message(mistake, limits),
    ...(mend === undefined && hint === undefined ? {} : { hint: mend ?? hint }),
    defaultValue: check.values[question] ?? '',
    onChange: (_event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => check.forget(question),
    onBlur: (): void => afterPress(() => check.leave(question)),
  }
}
