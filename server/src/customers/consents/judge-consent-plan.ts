import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ProblemDetail } from '../../platform/http/problem.ts'

export interface ConsentPlan {
  purpose: ConsentPurpose
  /** YYYY-MM-DD. */
  valid_from: string
  /** By language. */
  texts: Readonly<Record<string, string>>
}

/** What stands: the words in force by language, and the days for which others are planned already. */
export interface StandingTexts {
  inForce: ReadonlyMap<LanguageId, string>
  plannedDays: readonly string[]
}

/** `{brand}` and the like, each once, in the order of the alphabet; any other brace stands for itself and is wrong. */
const namesIn = (text: string): string =>
  [...new Set(text.match(/\{[^{}]*\}|[{}]/g) ?? [])].toSorted().join(' ')

/** The notice: what is agreed to, then parts that begin with their name and a colon (web/src/customer/start/notice-lines.ts). */
const isNotice = (text: string, standing: string): boolean => {
  const lines = text.split('\n')
  return (
    lines.length === standing.split('\n').length && lines.slice(1).every((line) => /^[^:]+: \S/.test(line))
  )
}

/** What is wrong with words that are planned on a day in India (YYYY-MM-DD); null where nothing is. */
export const judgeConsentPlan = (
  { purpose, valid_from, texts }: ConsentPlan,
  { inForce, plannedDays }: StandingTexts,
  today: string,
): ProblemDetail | null => {
  if (valid_from <= today) return { field: 'valid_from', key: 'consent_day_past' }
  if (plannedDays.includes(valid_from)) return { field: 'valid_from', key: 'consent_day_taken' }
  let isNew = false
  for (const [language, standing] of inForce) {
    const field = `texts.${language}`
    const text = texts[language] ?? ''
    const names = namesIn(standing)
    if (namesIn(text) !== names)
      return { field, key: 'consent_names_differ', values: { names: names === '' ? '–' : names } }
    if (purpose === 'terms' && !isNotice(text, standing)) return { field, key: 'consent_notice_lines' }
    if (text !== standing) isNew = true
  }
  return isNew ? null : { field: `texts.${[...inForce.keys()][0] ?? ''}`, key: 'consent_same' }
}
