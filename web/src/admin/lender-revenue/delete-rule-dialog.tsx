import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { LenderRevenueRule } from '@marketplace/contract/market/lender-revenue'
import { useState } from 'react'
import { pricingRulesOn } from '@marketplace/contract/market/rule-on'
import { money } from '../../i18n/format-values.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { rateText } from './rule-texts.ts'
import { SlabWarnings } from './slab-warnings.tsx'
import type { Revenue } from './use-revenue.ts'
import { useWhatIf } from './use-what-if.ts'
import type { TriedMonth } from './what-if-box.tsx'

interface DeleteRuleDialogProps {
  rule: LenderRevenueRule
  /** From 1. */
  place: number
  lenderId: number
  revenue: Revenue
  /** The month that the page tries. */
  month: TriedMonth
  onClose: () => void
}

/** What the month would give with the rule and without it, and what the other rules would leave open. */
const Loss = ({ rule, lenderId, revenue, month }: Omit<DeleteRuleDialogProps, 'place' | 'onClose'>) => {
  const [today] = useState(() => dayInIndia(new Date()))
  const others = (revenue.rules ?? []).filter(({ id }) => id !== rule.id)
  const now = useWhatIf({ lenderId, ...month, rules: null })
  const without = useWhatIf({ lenderId, ...month, rules: pricingRulesOn(others, today) })
  const failure = now.failure ?? without.failure
  if (failure !== null) return <Notice tone="warn">{failure}</Notice>
  if (now.month === null || without.month === null) return <Skeleton className="h-16" />
  const lost = now.month.amount - without.month.amount
  return (
    <>
      <Notice tone={lost > 0 ? 'warn' : 'info'} live>
        {money(month.disbursed)} in {month.loans} {month.loans === 1 ? 'loan' : 'loans'} would give{' '}
        {money(without.month.amount)} this month instead of {money(now.month.amount)}
        {lost > 0 ? `: ${money(lost)} less.` : '.'}
      </Notice>
      <SlabWarnings title="Once it is deleted" warnings={without.month.warnings} />
    </>
  )
}

/** Asks before a rule is deleted: what the month would lose, and why. */
export const DeleteRuleDialog = ({ rule, place, onClose, ...loss }: DeleteRuleDialogProps) => (
  <ReasonDialog
    isOpen
    draft={`revenue rule ${rule.id} deleted`}
    title={`Delete rule ${place}, ${rateText(rule)}`}
    action="Delete"
    cancel="Keep the rule"
    isDanger
    typedName={`rule ${place}`}
    onClose={onClose}
    onSubmit={(reason) => loss.revenue.remove(rule.id, reason)}
  >
    <Loss rule={rule} {...loss} />
    <p className="text-sm text-ink-soft">It prices no month any more. What it has priced stays as it is.</p>
  </ReasonDialog>
)
