import type { LenderRevenueRule, RuleVersion } from '@marketplace/contract/market/lender-revenue'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { rateText } from './rule-texts.ts'
import type { Revenue } from './use-revenue.ts'

/** A content of a rule that is planned for a later day. */
export interface PlannedContent {
  rule: LenderRevenueRule
  content: RuleVersion
}

/** Asks before a planned change is taken back, and why. */
export const TakeBackDialog = ({
  plan: { rule, content },
  revenue,
  onClose,
}: {
  plan: PlannedContent
  revenue: Revenue
  onClose: () => void
}) => (
  <ReasonDialog
    isOpen
    draft={`revenue rule ${rule.id} version ${content.version} taken back`}
    title={`Take back ${rateText(content)} from ${dayText(content.valid_from)}`}
    action="Take back"
    cancel="Keep it planned"
    onClose={onClose}
    onSubmit={(reason) => revenue.takeBack(rule, content.version, reason)}
  >
    <p className="text-sm text-ink-soft">What is in force before that day goes on beyond it.</p>
  </ReasonDialog>
)
