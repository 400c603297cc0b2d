import { Link } from 'react-router'
import type { Application } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { LoanName } from '../layout/loan-name.tsx'
import { ApplicationNews } from './application-news.tsx'
import { ApplicationReference } from './application-reference.tsx'
import { ApplicationFailed, ApplicationSkeleton } from './application-states.tsx'
import { LenderCard } from './lender-card.tsx'
import { yourTurnFirst } from './lender-progress.ts'
import { useApplication } from './use-application.ts'

const AskedFor = ({ application }: { application: Application }) => {
  const t = useText()
  const format = useFormat()
  const { amount, tenure_months: months } = application
  const day = format.day(application.created_at)
  if (amount === null) return t('applications.started', { day })
  if (months === null) return t('applications.asked_amount', { amount: format.money(amount), day })
  return t('applications.asked', { amount: format.money(amount), tenure: format.tenure(months), day })
}

const NotAppliedYet = () => {
  const t = useText()
  const { offers } = useJourney()
  return (
    <Card className="max-w-text">
      <h2 className="text-lg">{t('applications.none.heading')}</h2>
      <p className="mt-2 mb-5">{t('applications.none.text')}</p>
      <Link to={offers} className={buttonClass('primary')}>
        {t('applications.see_offers')}
      </Link>
    </Card>
  )
}

const Status = ({ appId }: { appId: string }) => {
  const t = useText()
  const { offers } = useJourney()
  const { value: application, error, reload } = useApplication(appId)
  if (application === null) {
    return error === null ? (
      <ApplicationSkeleton />
    ) : (
      <ApplicationFailed error={error} isStale={false} onRetry={reload} />
    )
  }
  return (
    <div className="space-y-5">
      <p className="figures text-ink-soft">
        <AskedFor application={application} />
      </p>
      {error === null ? null : <ApplicationFailed error={error} isStale onRetry={reload} />}
      <ApplicationNews application={application} />
      {application.lenders.length === 0 ? (
        <NotAppliedYet />
      ) : (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {yourTurnFirst(application.lenders).map((lender) => (
              <LenderCard key={lender.lender_id} appId={appId} application={lender} onChange={reload} />
            ))}
          </div>
          <Link to={offers} className={buttonClass('secondary')}>
            {t('applications.to_offers')}
          </Link>
        </>
      )}
      <div>
        <ApplicationReference reference={appId} />
        <Link
          to="/user/consents"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('applications.to_consents')}
        </Link>
      </div>
    </div>
  )
}

/** A line per lender: what happened, what is next, whose turn it is. Without an application the landing rule leads on. */
export const ApplicationStatusPage = () => {
  const t = useText()
  const { appId } = useSession()
  return (
    <div className="space-y-2">
      <h1 className="text-xl">{t('applications.heading')}</h1>
      <LoanName />
      {appId === null ? null : <Status key={appId} appId={appId} />}
    </div>
  )
}
