import { getMerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import { getPartner, type PartnerDetail } from '@marketplace/contract/partners/partners'
import { useParams } from '../../router/router.tsx'
import { ask, invalidate, refresh, useAnswer } from '../../office/answers.ts'
import { RecordPager } from '../../office/list/record-pager.tsx'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { useOpened } from '../../office/palette/use-recent.ts'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { Ago } from '../../office/show/ago.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { LookInButton } from '../masquerade/look-in-button.tsx'
import { PartnerCard } from '../partners/partner-card.tsx'
import { PartnerSignInCard } from '../partners/partner-sign-in-card.tsx'
import { statusWords } from '../partners/status-words.ts'
import { MerchantAccepted } from './merchant-accepted.tsx'
import { MerchantChecklist } from './merchant-checklist.tsx'
import { MerchantDocuments } from './merchant-documents.tsx'
import { MerchantKyc } from './merchant-kyc.tsx'
import { MerchantPreparation } from './merchant-preparation.tsx'
import { MerchantStatusButtons } from './merchant-status-buttons.tsx'

const wayThere = {
  lists: ['merchants', 'dashboard-partner_requests', 'dashboard-papers_to_check', 'dashboard-links_not_live'],
  home: { to: '/admin/merchant-management', label: 'Back to merchants' },
  elsewhere: 'Back to the requests',
}

const Request = ({ partner }: { partner: PartnerDetail }) => (
  <PartnerCard title="What they asked">
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
      <dt>Came</dt>
      <dd>
        <Ago moment={partner.created_at} />
      </dd>
      <dt>Contact</dt>
      <dd>{partner.contact_name}</dd>
      <dt>E-mail</dt>
      <dd>{partner.email}</dd>
      <dt>Phone</dt>
      <dd>{partner.phone}</dd>
      <dt>Invited by</dt>
      <dd>{partner.invited_by ?? 'Nobody'}</dd>
      <dt>Note</dt>
      <dd className="whitespace-pre-wrap">{partner.request_note ?? 'None'}</dd>
    </dl>
  </PartnerCard>
)

/** What they sent in and accepted, once they could sign in. */
const Papers = ({ partner }: { partner: PartnerDetail }) => {
  const { value, error, reload } = useAnswer(
    ask(`partner ${partner.id}`, getMerchantPapers, { params: { id: partner.id } }),
  )
  if (value === null)
    return error === null ? <Skeleton className="h-64" /> : <ErrorState error={error} onRetry={reload} />
  return (
    <div className="grid min-w-0 gap-4 lg:col-span-2">
      <MerchantKyc
        partner={partner}
        papers={value.data}
        onChanged={() => refresh(`partner ${partner.id}`, 'merchants')}
      />
      <MerchantDocuments
        partner={partner}
        kyc={value.data.kyc}
        onChanged={() => invalidate(`partner ${partner.id}`)}
      />
      <MerchantAccepted accepted={value.data.accepted} />
    </div>
  )
}

/** One who is or wants to be a partner: what was asked, what stands, and what becomes of it. The facts stand on the partner's record. */
export const MerchantPage = () => {
  const { id = '' } = useParams()
  const way = useRecordWay(wayThere)
  const { value, error, reload } = useAnswer(
    ask(`partner ${Number(id)}`, getPartner, { params: { id: Number(id) } }),
  )
  const partner = value?.data ?? null
  useOpened(partner?.name ?? null)
  if (error !== null && (error.status === 404 || error.status === 400) && partner === null)
    return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={partner?.name ?? 'Merchant'}
        back={way.back}
        text={
          partner === null ? undefined : (
            <StatusDot tone={statusWords[partner.status].tone}>{statusWords[partner.status].label}</StatusDot>
          )
        }
        actions={
          partner === null ? undefined : (
            <>
              <RecordPager place={way.place} of="merchant" />
              {partner.status === 'active' ? <LookInButton partner={partner} /> : null}
              <MerchantStatusButtons
                partner={partner}
                onChanged={() => {
                  invalidate(`partner ${Number(id)}`)
                  invalidate('merchants')
                }}
              />
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
            <output className="mb-3 block text-sm text-ink-soft">Loading merchant...</output>
            <Skeleton className="h-96" />
          </>
        )
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <MerchantChecklist partner={partner} />
          <Request partner={partner} />
          {partner.status === 'requested' ? (
            <PartnerSignInCard
              partner={partner}
              onChanged={() => refresh(`partner ${partner.id}`, 'merchants')}
            />
          ) : null}
          {partner.prepares_since === null ? null : <MerchantPreparation partner={partner} />}
          {partner.slug === null && partner.prepares_since === null ? null : <Papers partner={partner} />}
        </div>
      )}
    </>
  )
}
