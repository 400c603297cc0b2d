import { Link } from '../../router/link.tsx'
import type { Application } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useJourney } from '../../session/use-journey.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { LoanName } from '../layout/loan-name.tsx'
import { ApplicationNews } from './application-news.tsx'
import { ApplicationFailed, ApplicationSkeleton } from './application-states.tsx'
import { EndedRow } from './status/ended-row.tsx'
import { StatusCard } from './status/status-card.tsx'
import { groupByTurn } from './status/status-groups.ts'
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

const Lenders = ({ application, onChange }: { application: Application; onChange: () => void }) => {
  const t = useText()
  const { offers } = useJourney()
  const { app_id: appId, lenders } = application
  if (lenders.length === 0) return <NotAppliedYet />
  return (
    <>
      {groupByTurn(lenders).map(({ group, lenders: some }) => (
        <section key={group} aria-labelledby={`status-${group}`}>
          <h2 id={`status-${group}`} className="mb-2 flex items-baseline justify-between gap-3 text-lg">
            {t(`applications.group.${group}`)}
            <span className="figures text-sm font-normal text-ink-soft">{some.length}</span>
          </h2>
          <div className="grid items-start gap-2 lg:grid-cols-2 lg:gap-3">
            {some.map((lender) =>
              group === 'ended' ? (
                <EndedRow key={lender.lender_id} appId={appId} application={lender} onChange={onChange} />
              ) : (
                <StatusCard key={lender.lender_id} appId={appId} application={lender} onChange={onChange} />
              ),
            )}
          </div>
        </section>
      ))}
      <Link to={offers} className={buttonClass('secondary')}>
        {t('applications.to_offers')}
      </Link>
    </>
  )
}

const Status = ({ appId }: { appId: string }) => {
  const t = useText()
  const { value: application, error, reload } = useApplication(appId)
  const several = application !== null && application.lenders.length > 1
  return (
    <>
      <h1 className="text-xl">{t(several ? 'applications.heading_several' : 'applications.heading')}</h1>
      <LoanName />
      {application === null ? (
        error === null ? (
          <ApplicationSkeleton />
        ) : (
          <ApplicationFailed error={error} isStale={false} onRetry={reload} />
        )
      ) : (
        <div className="space-y-5">
          <p className="figures text-sm text-ink-soft">
            <AskedFor application={application} />
          </p>
          {error === null ? null : <ApplicationFailed error={error} isStale onRetry={reload} />}
          <ApplicationNews application={application} />
          <Lenders application={application} onChange={reload} />
          <p>
            <Link
              to="/user/consents"
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {t('applications.to_consents')}
            </Link>
          </p>
        </div>
      )}
    </>
  )
}

/** Every lender of the application by whose turn it is. Without an application the landing rule leads on. */
export const ApplicationStatusPage = () => {
  const t = useText()
  const { appId } = useSession()
  return (
    <div className="space-y-2">
      {appId === null ? (
        <h1 className="text-xl">{t('applications.heading')}</h1>
      ) : (
        <Status key={appId} appId={appId} />
      )}
    </div>
  )
}
