import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { Logo } from '../layout/logo.tsx'
import { AllOffersButton } from './all-offers-button.tsx'
import { ApplicationFailed, ApplicationSkeleton } from './application-states.tsx'
import { LenderSubmitOffer, NoSubmit } from './lender-submit-offer.tsx'
import { useLenderSubmit, type LenderSubmit } from './use-lender-submit.ts'

const Submit = ({ value: { lender, appId } }: { value: LenderSubmit }) => {
  const t = useText()
  return (
    <>
      <h1 className="text-xl">
        {lender === null
          ? t('applications.submit.heading_plain')
          : t('applications.submit.heading', { lender: lender.legal_name })}
      </h1>
      {lender === null ? (
        <NoSubmit title={t('applications.submit.not_found')} text={t('applications.submit.not_found_text')} />
      ) : (
        <LenderSubmitOffer appId={appId} lender={lender} />
      )}
    </>
  )
}

const SubmitTo = ({ marker }: { marker: string }) => {
  const t = useText()
  const { value, error, reload } = useLenderSubmit(marker)
  if (value !== null) return <Submit value={value} />
  return (
    <>
      <h1 className="text-xl">{t('applications.submit.heading_plain')}</h1>
      {error === null ? (
        <ApplicationSkeleton />
      ) : (
        <ApplicationFailed error={error} isStale={false} onRetry={reload} />
      )}
      <AllOffersButton kind="quiet" />
    </>
  )
}

/** One lender alone, for customers who came through its link (section 4, lender-submit mode). The others stay one press away. */
export const LenderSubmitPage = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const { lender } = useSession()
  return (
    <div className="mx-auto max-w-form space-y-5 py-4">
      {/* As in the line of the head, a dark scheme shows the logo that is made for it (head-on-brand.ts). */}
      <div className="head">
        <Logo />
      </div>
      {lender === null ? null : <SubmitTo marker={lender} />}
      {brand.example_data === 1 ? <p className="text-sm font-semibold">{t('layout.example_data')}</p> : null}
    </div>
  )
}
