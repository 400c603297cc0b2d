import type { LoanTranche } from '../../loans/disbursals/published.ts'
import type { LoanLine } from './ledger-kinds.ts'

/** Why what was booked for a part changes though nothing happened to the part itself. */
export interface ChangeCause {
  cause: 'rule_changed' | 'slab_reached' | 'month_changed' | NonNullable<LoanTranche['taken_back_cause']>
  cause_line?: LoanLine
}

type Rule = { id: number; version: number } | null

/**
 * The cause of the adjustments of one run. What was taken back in it comes first, then what was disbursed: it brought the month to
 * another slab, or grew the month within its own. Without such news it is the lender's rules that have changed.
 * @param news `before` and `after`: the rule that the month was priced by last, and is now; null for none
 */
export const causeOfChange = (news: {
  before: Rule
  after: Rule
  taken_back: LoanTranche | undefined
  added: LoanTranche | undefined
}): ChangeCause => {
  const { before, after, taken_back, added } = news
  const lineOf = ({ lender_application_id, tranche }: LoanTranche): LoanLine => ({
    lender_application_id,
    tranche,
  })
  if (taken_back !== undefined && taken_back.taken_back_cause !== null)
    return { cause: taken_back.taken_back_cause, cause_line: lineOf(taken_back) }
  if (before !== null && after !== null && before.id === after.id && before.version !== after.version)
    return { cause: 'rule_changed' }
  if (added === undefined) return { cause: 'rule_changed' }
  return { cause: before?.id === after?.id ? 'month_changed' : 'slab_reached', cause_line: lineOf(added) }
}
