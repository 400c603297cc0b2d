import type { saveAgreement } from '@marketplace/contract/office/agreements'
import type { Body } from '@marketplace/contract/platform/call'
import type { ProblemDetail } from '../../platform/http/problem.ts'

type Typed = Pick<Body<typeof saveAgreement>, 'signed_on' | 'ends_on' | 'review_on' | 'dlg_percent'>

/**
 * What a schema cannot see of an agreement; empty where all is well. `dlgMost`: percent of the portfolio that a default loss
 * guarantee may cover (RBI Digital Lending Directions, 2025, chapter VI). `today` is the day in India, YYYY-MM-DD.
 */
export const judgeAgreement = (
  { signed_on, ends_on, review_on, dlg_percent }: Typed,
  today: string,
  dlgMost: number,
): ProblemDetail[] => {
  const problems: ProblemDetail[] = []
  if (signed_on > today) problems.push({ field: 'signed_on', key: 'day_ahead' })
  if (ends_on !== null && ends_on < signed_on) problems.push({ field: 'ends_on', key: 'ends_before_begin' })
  if (review_on <= signed_on) problems.push({ field: 'review_on', key: 'review_needed' })
  if (dlg_percent !== null && dlg_percent > dlgMost)
    problems.push({ field: 'dlg_percent', key: 'dlg_too_high', values: { percent: String(dlgMost) } })
  return problems
}

/** Whether an agreement binds on a day. */
export const isInForce = (
  { signed_on, ends_on }: Pick<Typed, 'signed_on' | 'ends_on'>,
  today: string,
): boolean => signed_on <= today && (ends_on === null || ends_on >= today)
