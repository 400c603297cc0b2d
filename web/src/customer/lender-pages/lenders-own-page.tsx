import { useEffect } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation, useNavigate } from '../../router/router.tsx'
import type { getLenderPage, LenderPage } from '@marketplace/contract/loans/lender-pages'
import { hasCode } from '../../api/api-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { ApplicationReference } from '../applications/application-reference.tsx'
import { ApplicationFailed, ApplicationSkeleton } from '../applications/application-states.tsx'
import { FactsStep } from './facts-step.tsx'
import { PageState } from './page-state.tsx'
import { PasscodeStep } from './passcode-step.tsx'
import { SiteStep } from './site-step.tsx'
import { useSiteReturn, type SiteReturn } from './site-return.ts'
import type { StepProps } from './step-problem.ts'
import { useLenderPage } from './use-lender-page.ts'

const patterns = { fields: FactsStep, redirect: SiteStep, passcode: PasscodeStep } as const

const Step = ({ appId, page, step, onChange }: StepProps) => {
  const t = useText()
  const Pattern = patterns[step.pattern]
  return (
    <Card className="space-y-5">
      <div>
        {step.steps === 1 ? null : (
          <p className="text-sm text-ink-soft">
            {t('lender_page.step', { number: step.number, steps: step.steps })}
          </p>
        )}
        <h2 className="text-lg">{step.heading}</h2>
        <p className="mt-1">{step.text}</p>
      </div>
      {step.is_busy === 1 ? (
        <Notice live>{t('lender_page.busy', { lender: page.lender_name })}</Notice>
      ) : (
        <Pattern appId={appId} page={page} step={step} onChange={onChange} />
      )}
    </Card>
  )
}

const Unknown = () => {
  const t = useText()
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('lender_page.heading_plain')}</h1>
      <Notice tone="warn">{t('lender_page.unknown')}</Notice>
      <Link to="/user/offers" className={buttonClass('primary')}>
        {t('applications.see_offers')}
      </Link>
    </div>
  )
}

const ReturnNotice = ({ back, page }: { back: SiteReturn; page: LenderPage | null }) => {
  const t = useText()
  const lender = page?.lender_name ?? ''
  if (back.state === 'not_done' && page !== null)
    return (
      <Notice tone="warn" live>
        {t('lender_page.not_done', { lender })}
      </Notice>
    )
  if (back.state === 'refused')
    return (
      <Notice tone="warn" live>
        {t('lender_page.return_refused')}
      </Notice>
    )
  if (back.state !== 'lost') return null
  return (
    <Notice tone="bad" live>
      <p>{t('lender_page.lost')}</p>
      <Button kind="secondary" className="mt-3" onClick={back.enqueueAgain}>
        {t('applications.try_again')}
      </Button>
    </Notice>
  )
}

/** Shows the sub-page that belongs to where things stand, whichever of the page's addresses was opened. */
const useOwnAddress = (page: LenderPage | null): void => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const own = page === null ? null : `/user/${page.segment}`
  useEffect(() => {
    if (own !== null && own !== pathname) navigate(own, { replace: true })
  }, [own, pathname, navigate])
}

const isUnderWay = ({ state }: LenderPage): boolean =>
  state === 'sending' || state === 'step' || state === 'pending'

const Standing = ({ appId, name, back }: { appId: string; name: string; back: SiteReturn }) => {
  const t = useText()
  const format = useFormat()
  const { value: page, error, reload } = useLenderPage(appId, name)
  useOwnAddress(page)
  if (page === null && hasCode<typeof getLenderPage>(error, 'not_found')) return <Unknown />
  return (
    <div className="mx-auto max-w-text space-y-5">
      <div>
        <h1 className="text-xl">
          {page === null
            ? t('lender_page.heading_plain')
            : t(isUnderWay(page) ? 'lender_page.heading' : 'applications.sent.heading', {
                lender: page.lender_name,
              })}
        </h1>
        {page === null ? null : (
          <p className="figures mt-1 text-ink-soft">
            {t('lender_page.for', {
              amount: format.money(page.amount),
              tenure: format.tenure(page.tenure_months),
            })}
          </p>
        )}
      </div>
      <ReturnNotice back={back} page={page} />
      {error === null ? null : <ApplicationFailed error={error} isStale={page !== null} onRetry={reload} />}
      {page === null ? (
        error === null && <ApplicationSkeleton />
      ) : (
        <>
          {page.step === null ? (
            <PageState page={page} />
          ) : (
            <Step key={page.step.name} appId={appId} page={page} step={page.step} onChange={reload} />
          )}
          <ApplicationReference reference={page.application_number} />
        </>
      )}
    </div>
  )
}

const AtLender = ({ appId, name }: { appId: string; name: string }) => {
  const t = useText()
  const back = useSiteReturn(appId, name)
  // Where things stand is asked for once the return is told of.
  if (back.state === 'telling') {
    return (
      <div className="mx-auto max-w-text space-y-5">
        <h1 className="text-xl">{t('lender_page.heading_plain')}</h1>
        <p role="status">{t('lender_page.returning')}</p>
        <ApplicationSkeleton />
      </div>
    )
  }
  return <Standing appId={appId} name={name} back={back} />
}

/** A lender's own page (section 2, lender-specific pages): its pattern and its questions come from the lender's declaration. */
export const LendersOwnPage = () => {
  const { appId } = useSession()
  const { pathname } = useLocation()
  const [, , name = ''] = pathname.split('/')
  return appId === null ? <Unknown /> : <AtLender key={`${appId} ${name}`} appId={appId} name={name} />
}
