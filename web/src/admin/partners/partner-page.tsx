import { getPartner, type PartnerDetail } from '@marketplace/contract/partners/partners'
import { Link } from '../../router/link.tsx'
import { useParams } from '../../router/router.tsx'
import { useOpened } from '../../office/palette/use-recent.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { RecordPager } from '../../office/list/record-pager.tsx'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { PartnerContactCard } from './partner-contact-card.tsx'
import { PartnerHistory } from './partner-history.tsx'
import { PartnerKycCard } from './partner-kyc-card.tsx'
import { PartnerReferralsCard } from './partner-referrals-card.tsx'
import { PartnerRevenueCard } from './partner-revenue-card.tsx'
import { PartnerSignInCard } from './partner-sign-in-card.tsx'
import { PartnerUtmCard } from './partner-utm-card.tsx'
import { statusWords } from './status-words.ts'
import { ToBePaid } from './to-be-paid.tsx'

const wayThere = {
  lists: ['partners', 'dashboard-partner_requests'],
  home: { to: '/admin/partners', label: 'Back to partners' },
  elsewhere: 'Back to the requests',
}

interface CardsProps {
  partner: PartnerDetail
  onChanged: () => void
}

const Cards = ({ partner, onChanged }: CardsProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <PartnerRevenueCard partner={partner} onChanged={onChanged} />
    <PartnerUtmCard partner={partner} onChanged={onChanged} />
    <PartnerContactCard partner={partner} onChanged={onChanged} />
    <PartnerKycCard partner={partner} onChanged={onChanged} />
    <PartnerSignInCard partner={partner} onChanged={onChanged} />
    <PartnerReferralsCard id={partner.id} />
    <PartnerHistory id={partner.id} />
  </div>
)

/** One partner: split, tracking id, contact, KYC, sign-in, and what was done to it. */
export const PartnerPage = () => {
  const { id = '' } = useParams()
  const way = useRecordWay(wayThere)
  const { value, error, reload } = useAnswer(
    ask(`partner ${Number(id)}`, getPartner, { params: { id: Number(id) } }),
  )
  const partner = value?.data ?? null
  useOpened(partner?.name ?? null)
  // The history too: it is told of the same partner.
  const changed = (): void => invalidate(`partner ${Number(id)}`)
  const isAbsent = error !== null && (error.status === 404 || error.status === 400)
  if (isAbsent && partner === null) return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={partner?.name ?? 'Partner'}
        back={way.back}
        text={
          partner === null ? undefined : (
            <span className="inline-flex flex-wrap items-center gap-x-4">
              <StatusDot tone={statusWords[partner.status].tone}>
                {statusWords[partner.status].label}
              </StatusDot>
              <span>Merchant id {partner.merchant_id}</span>
              <Link to={`/admin/partners/${partner.id}/leads`}>
                {partner.leads === 1 ? '1 lead' : `${partner.leads.toLocaleString('en-IN')} leads`}
              </Link>
              <ToBePaid id={partner.id} name={partner.name} />
            </span>
          )
        }
        actions={
          partner === null ? undefined : (
            <>
              <RecordPager place={way.place} of="partner" />
              <Link to={`/admin/merchant-management/${partner.id}`} className={buttonClass('secondary')}>
                Status and request
              </Link>
            </>
          )
        }
      />
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {partner === null ? (
        error === null && (
          <>
            <output className="mb-3 block text-sm text-ink-soft">Loading partner...</output>
            <Skeleton className="h-96" />
          </>
        )
      ) : (
        <Cards partner={partner} onChanged={changed} />
      )}
    </>
  )
}
