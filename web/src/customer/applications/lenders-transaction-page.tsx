import { Link } from '../../router/link.tsx'
import { useParams } from '../../router/router.tsx'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { ApplicationNews } from './application-news.tsx'
import { ApplicationFailed, ApplicationSkeleton } from './application-states.tsx'
import { HandoffLink, LenderCard } from './lender-card.tsx'
import { isFresh, KeepAtHand, SentBand, SentNumber, SentStations } from './sent-head.tsx'
import { wordsOf } from './status-words.ts'
import { useApplication } from './use-application.ts'

/** What left our house for this lender; and for a lender with a site of its own, the way there, never taken unasked. */
const Shared = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const { lender_name: lender, integration, applied_at, handoff_url } = application
  const mayGoOn = handoff_url !== null && wordsOf(application) === 'REDIRECTED'
  return (
    <Card>
      <h2 className="text-lg">{t('applications.sent.shared', { lender })}</h2>
      <p className="mt-2">
        {integration === 'redirect'
          ? t('applications.sent.shared_redirect', { lender })
          : t('applications.sent.shared_api', { day: format.day(applied_at) })}
      </p>
      <Link to="/user/consents" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('applications.sent.read_consent')}
      </Link>
      {mayGoOn ? (
        <>
          <p className="mt-2 mb-4">{t('applications.sent.leave', { lender })}</p>
          <HandoffLink application={application} />
        </>
      ) : null}
    </Card>
  )
}

const Unknown = () => {
  const t = useText()
  const { offers } = useJourney()
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('applications.heading')}</h1>
      <Notice tone="warn" title={t('offer_not_selected')}>
        {t('applications.sent.unknown')}
      </Notice>
      <Link to={offers} className={buttonClass('primary')}>
        {t('applications.see_offers')}
      </Link>
    </div>
  )
}

const Transaction = ({ appId, slug }: { appId: string; slug: string }) => {
  const t = useText()
  const { offers, product } = useJourney()
  const { value, error, reload } = useApplication(appId)
  const application = value?.lenders.find((lender) => lender.slug === slug)
  if (value !== null && application === undefined) return <Unknown />
  return (
    <div className="mx-auto max-w-text space-y-5">
      <SentBand application={application} />
      {error === null ? null : <ApplicationFailed error={error} isStale={value !== null} onRetry={reload} />}
      {value === null || application === undefined ? (
        error === null && <ApplicationSkeleton />
      ) : (
        <>
          <ApplicationNews application={value} />
          <SentNumber application={application} />
          {application.integration === 'api' && isFresh(application) ? (
            <>
              <SentStations application={application} />
              <KeepAtHand product={product} lender={application.lender_name} />
            </>
          ) : null}
          {application.integration === 'redirect' ? <Shared application={application} /> : null}
          <LenderCard appId={appId} application={application} onChange={reload} />
          {application.integration === 'api' ? <Shared application={application} /> : null}
          <p className="flex flex-wrap gap-3">
            <Link to="/user/application-status" className={buttonClass('secondary')}>
              {t('applications.to_status')}
            </Link>
            <Link to={offers} className={buttonClass('quiet', 'max-sm:-ms-4')}>
              {t('applications.to_offers')}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

/** The page right after applying to a lender (section 2, lenders-transaction/:lender and that of the business group). */
export const LendersTransactionPage = () => {
  const { appId } = useSession()
  const { lender = '' } = useParams()
  return appId === null ? <Unknown /> : <Transaction key={appId} appId={appId} slug={lender} />
}
