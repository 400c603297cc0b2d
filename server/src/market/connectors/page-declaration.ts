import { addDays } from '@marketplace/contract/platform/calendar/days'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { FactRule } from '@marketplace/contract/loans/lender-facts'
import type { OptionSetName, OptionSets } from '@marketplace/contract/reference/option-sets'
import type { LenderPageName } from '@marketplace/contract/loans/lender-page-names'

/** A text of a lender's page in both languages of the product. */
export type Words = Readonly<Record<LanguageId, string>>

interface FactWords {
  /** The name that the lender knows the answer by. */
  readonly name: string
  readonly label: Words
  readonly hint?: Words
  /** Needed unless said. */
  readonly is_needed?: 0
}
type Bounds = { readonly min: number; readonly max: number }

interface DeclaredOption {
  readonly value: string
  readonly label: Words
}

/** An extra question. Days are counted from today in India, both ends included. */
export type DeclaredFact = FactWords &
  (
    | ({ readonly kind: 'text' | 'whole' | 'money' } & Bounds)
    | { readonly kind: 'full_name' | 'mobile' | 'email' | 'agree' }
    | { readonly kind: 'choice'; readonly options: readonly DeclaredOption[] }
    /** A choice from one of the option sets of section 7: the lender is sent the option's id. */
    | { readonly kind: 'choice'; readonly option_set: OptionSetName }
    | { readonly kind: 'day'; readonly from_days: number; readonly to_days: number }
  )

interface StepWords {
  /** What the protocol calls the step: small letters and underscores. */
  readonly name: string
  readonly heading: Words
  readonly text: Words
}

/** A step by its pattern: extra facts; the lender's own site and back; a passcode that the lender sends. */
export type DeclaredStep =
  | (StepWords & { readonly pattern: 'fields'; readonly fields: readonly DeclaredFact[] })
  | (StepWords & { readonly pattern: 'redirect' })
  | (StepWords & { readonly pattern: 'passcode' })

/** A lender's own page, as its connector declares it. */
export interface PageDeclaration {
  readonly slug: string
  /** Its segment under /user. */
  readonly page: LenderPageName
  /** In the order in which the lender wants them. */
  readonly steps: readonly [DeclaredStep, ...DeclaredStep[]]
  /** How the lender tells what has become of it: by itself, or when it is asked. */
  readonly news: 'callback' | 'poll'
}

/**
 * What may be chosen, in the order shown. A set's options have their English words in both languages, but where staff gave Hindi ones
 * (FactField.option_set).
 */
export const optionsOf = (fact: DeclaredFact, sets: OptionSets): readonly DeclaredOption[] => {
  if (fact.kind !== 'choice') return []
  if ('options' in fact) return fact.options
  return (sets[fact.option_set] ?? [])
    .filter(({ retired }) => retired === undefined)
    .map(({ id, value, value_hi }) => ({ value: String(id), label: { en: value, hi: value_hi ?? value } }))
}

/** The rules of a question on a day in India (YYYY-MM-DD). */
export const ruleOf = (fact: DeclaredFact, today: string, sets: OptionSets): FactRule => {
  const rule = {
    name: fact.name,
    kind: fact.kind,
    is_needed: fact.is_needed ?? 1,
    min: null,
    max: null,
    first_day: null,
    last_day: null,
    options: [],
    option_set: null,
  } as const
  if (fact.kind === 'day') {
    return { ...rule, first_day: addDays(today, fact.from_days), last_day: addDays(today, fact.to_days) }
  }
  if (fact.kind === 'choice')
    return {
      ...rule,
      options: optionsOf(fact, sets),
      option_set: 'option_set' in fact ? fact.option_set : null,
    }
  if (fact.kind === 'text' || fact.kind === 'whole' || fact.kind === 'money') {
    return { ...rule, min: fact.min, max: fact.max }
  }
  return rule
}
