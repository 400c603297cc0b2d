import { getMerchantPreparation } from '@marketplace/contract/partner-area/preparation'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { ask, useAnswer } from '../../office/answers.ts'
import { missingNames, stateWords, stepTitles } from '../../office/papers/preparation-words.ts'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'

/** What one that prepares has done of what it needs: the list that it sees itself. */
export const MerchantPreparation = ({ partner }: { partner: PartnerDetail }) => {
  const { value, error, reload } = useAnswer(
    ask(`partner ${partner.id}`, getMerchantPreparation, { params: { id: partner.id } }),
  )
  const steps = value?.data.steps ?? null
  return (
    <PartnerCard title="What they prepare">
      <p className="mb-3 text-sm text-ink-soft">
        They may sign in since {dayText(partner.prepares_since)}, and see this list. Links, customers and keys
        open with the activation.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {steps === null ? (
        error === null && <Skeleton className="h-32" />
      ) : (
        <ul className="divide-y divide-line-soft">
          {steps.map((one) => (
            <li key={one.step} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <strong>{stepTitles[one.step]}</strong>
                {one.missing.length === 0 ? null : (
                  <span className="block text-sm text-ink-soft wrap-anywhere">{missingNames(one)}</span>
                )}
              </span>
              <StatusDot tone={stateWords[one.state].tone}>{stateWords[one.state].label}</StatusDot>
            </li>
          ))}
        </ul>
      )}
    </PartnerCard>
  )
}
