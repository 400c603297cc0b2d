import type { OpenMatch } from '@marketplace/contract/loans/open-match'
import { useText } from '../../i18n/use-text.ts'
import { FirstMarks } from '../lender-mark/first-marks.tsx'
import type { DrawMark } from '../lender-mark/late-mark.tsx'

interface MatchSummaryProps {
  match: OpenMatch
  draw: DrawMark | null
  isUpdating: boolean
  hasFailed: boolean
}

/** How many lenders match so far, and how many wait for what. Read out once the fingers rest. */
export const MatchSummary = ({ match, draw, isUpdating, hasFailed }: MatchSummaryProps) => {
  const t = useText()
  const { matching, waiting_for_score: waiting, other_amount: other, first } = match
  const further =
    waiting > 0
      ? t('check.waiting', { count: waiting })
      : other > 0
        ? t('check.other_amount', { count: other })
        : t('check.published')
  return (
    <div className="flex min-h-11 items-center gap-3" aria-busy={isUpdating || undefined}>
      <FirstMarks names={first} draw={draw} />
      <div aria-live="polite" className="figures min-w-0">
        <p className="font-semibold">{t('check.matching', { count: matching })}</p>
        <p className="text-sm text-ink-soft">{hasFailed ? t('check.stale') : further}</p>
      </div>
    </div>
  )
}
