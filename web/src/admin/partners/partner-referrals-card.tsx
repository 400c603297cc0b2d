import {
  getPartnerReferrals,
  type PartnerReferrals,
} from '@marketplace/contract/partner-area/partner-referral'
import { Link } from '../../router/link.tsx'
import { percent } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { PartnerCard } from './partner-card.tsx'
import { statusWords } from './status-words.ts'

const TermsLine = ({ terms }: Pick<PartnerReferrals, 'terms'>) =>
  terms === null ? (
    <>
      Nothing is agreed: it earns nothing by those that it invited.{' '}
      <Link to="/admin/statements?tab=referral">Terms of referral</Link>
    </>
  ) : (
    <>
      {percent(terms.percent)} of our commission, for {countText(terms.months, 'months')} after an invited
      partner asked to join. <Link to="/admin/statements?tab=referral">Terms of referral</Link>
    </>
  )

const Referrals = ({
  referrals: { invited_by, invited, terms, earned },
}: {
  referrals: PartnerReferrals
}) => (
  <>
    <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
      <dt>Invited by</dt>
      <dd>
        {invited_by === null ? (
          'Nobody'
        ) : (
          <Link to={`/admin/partners/${invited_by.id}`}>{invited_by.name}</Link>
        )}
      </dd>
      <dt>Earned by referral</dt>
      <dd className="figures">{exactRupees(earned)}</dd>
    </dl>
    <p className="mb-3 text-sm text-ink-soft">
      <TermsLine terms={terms} />
    </p>
    {invited.length === 0 ? (
      <p className="text-sm text-ink-soft">It has invited nobody.</p>
    ) : (
      <ul className="divide-y divide-line-soft">
        {invited.map(({ id, name, status, joined_day, until, loans, earned: ofOne }) => (
          <li key={id} className="grid gap-1 py-2 text-sm">
            <span className="flex flex-wrap justify-between gap-x-4">
              <Link to={`/admin/partners/${id}`} className="min-w-0 wrap-anywhere">
                {name}
              </Link>
              <StatusDot tone={statusWords[status].tone}>{statusWords[status].label}</StatusDot>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
              <span>
                Asked {dayText(joined_day)}
                {until === null ? '' : `, counts until ${dayText(until)}`}
              </span>
              <span className="figures">
                {countText(loans, 'loans')}, {exactRupees(ofOne)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
)

/** Who invited this partner, whom it invited, and what it has of their loans. */
export const PartnerReferralsCard = ({ id }: { id: number }) => {
  const { value, error, reload } = useAnswer(ask(`partner ${id}`, getPartnerReferrals, { params: { id } }))
  return (
    <PartnerCard title="Referral">
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-32" />
      ) : (
        <Referrals referrals={value.data} />
      )}
    </PartnerCard>
  )
}
