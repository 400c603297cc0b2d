import { useState, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Application } from '@marketplace/contract/loans/applications'
import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ApiError } from '../../api/api-error.ts'
import { findProductType, useSession } from '../../browser-storage/session-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { startEditing } from '../../session/edit-profile.ts'
import { useProfile } from '../../session/profile-store.ts'
import { useJourney } from '../../session/use-journey.ts'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { ApplicationFailed } from '../applications/application-states.tsx'
import { Doors } from './doors.tsx'
import { LastOffers } from './last-offers.tsx'
import { NewApplication } from './new-application.tsx'
import { nextStepOf, type NextStep } from './next-step.ts'
import { useOpenApplications } from './use-open-applications.ts'
import { LenderRows, WaitingCard } from './waiting-card.tsx'
import { addressed, pressingOf, whatWaits, type OwnApplication } from './what-waits.ts'

/** As many rows are shown before the page of all of them is the shorter way. */
const ROWS = 3

const Frame = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div className="mx-auto max-w-text space-y-5">
    <Band isHigh heading={<span className="block text-xl">{heading}</span>}>
      <p className="figures mt-2 text-on-band-soft">{text}</p>
    </Band>
    <div className="relative -mt-20 space-y-5">{children}</div>
  </div>
)

const Waiting = () => {
  const t = useText()
  return (
    <Frame heading={t('account.loading')} text="">
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </Frame>
  )
}

/** The details of the chosen loan are complete: they can be corrected. */
const ChangeDetails = () => {
  const t = useText()
  const navigate = useNavigate()
  const { detail } = useJourney()
  const edit = async (): Promise<void> => {
    try {
      await startEditing()
      navigate(detail)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    }
  }
  return (
    <Card>
      <h2 className="text-lg">{t('applications.welcome.changed')}</h2>
      <p className="mt-2 mb-4">{t('applications.welcome.changed_text')}</p>
      <Button kind="secondary" onClick={() => void edit()}>
        {t('applications.welcome.edit')}
      </Button>
    </Card>
  )
}

const stepTexts = {
  details: 'account.step.details_go',
  choose: 'account.step.choose_go',
} as const

/** The next sensible step of whoever has nothing that waits. */
const StepCard = ({
  step,
  profile,
  newest,
}: {
  step: NextStep
  profile: Profile
  newest: Application | undefined
}) => {
  const t = useText()
  const { detail } = useJourney()
  if (step === 'rest') return null
  if (step === 'amount') return <NewApplication profile={profile} />
  if (step === 'offers') return newest === undefined ? null : <LastOffers application={newest} isFirst />
  return (
    <Card className="p-4 shadow-lift">
      <p className="mb-3">{t(`account.step.${step}_text`)}</p>
      <Link to={step === 'details' ? detail : '/products'} className={buttonClass('primary', 'w-full')}>
        {t(stepTexts[step])}
      </Link>
    </Card>
  )
}

interface FoundProps {
  applications: readonly Application[]
  profile: Profile
  isComplete: boolean
  hasLoan: boolean
}

const headingOf = (waiting: readonly OwnApplication[]) => {
  const [first] = waiting
  const words = first === undefined ? null : pressingOf(first.application)
  return waiting.length === 1 && first !== undefined && words !== null
    ? ({ key: `account.waits.one.${words}`, lender: first.application.lender_name } as const)
    : null
}

const useHeading = (waiting: readonly OwnApplication[], movingCount: number, step: NextStep) => {
  const t = useText()
  if (waiting.length === 0) {
    return {
      heading: t(`account.step.${step}`),
      // What its card says itself is not said twice.
      text:
        step === 'rest'
          ? t('account.step.rest_text', { count: movingCount })
          : step in stepTexts
            ? ''
            : t(`account.step.${step}_text`),
    }
  }
  const one = headingOf(waiting)
  return {
    heading:
      one === null ? t('account.waits.many', { count: waiting.length }) : t(one.key, { lender: one.lender }),
    text: waiting.length > 1 ? t('account.waits.first') : movingCount > 0 ? t('account.waits.rest') : '',
  }
}

const Found = ({ applications, profile, isComplete, hasLoan }: FoundProps) => {
  const t = useText()
  const [now] = useState(() => new Date())
  const { waiting, moving } = whatWaits(applications)
  const [first, ...rest] = waiting
  const newest = applications[0]
  const step = nextStepOf({
    movingCount: moving.length,
    hasOpen: newest !== undefined,
    hasLoan,
    isComplete,
  })
  const { heading, text } = useHeading(waiting, moving.length, step)
  const count = applications.reduce((sum, { lenders }) => sum + lenders.length, 0)
  return (
    <Frame heading={addressed(profile.first_name ?? '', heading)} text={text}>
      {first === undefined ? (
        <StepCard step={step} profile={profile} newest={newest} />
      ) : (
        <WaitingCard {...first} />
      )}
      {rest.length === 0 ? null : (
        <section aria-labelledby="account-waits">
          <h2 id="account-waits" className="mb-2 text-lg">
            {t('account.waits.more', { count: rest.length })}
          </h2>
          <LenderRows of={rest.slice(0, ROWS)} now={now} />
        </section>
      )}
      {moving.length === 0 ? null : (
        <section aria-labelledby="account-moves">
          <h2
            id="account-moves"
            className={first === undefined ? 'mb-2 text-lg text-on-band' : 'mb-2 text-lg'}
          >
            {t('account.moving')}
          </h2>
          <LenderRows of={moving.slice(0, ROWS)} now={now} />
        </section>
      )}
      {count <= 1 + ROWS ? null : (
        <Link to="/user/application-status" className={buttonClass('secondary', 'w-full sm:w-auto')}>
          {t('account.waits.all', { count })}
        </Link>
      )}
      {newest === undefined || (first === undefined && step === 'offers') ? null : (
        <LastOffers key={newest.app_id} application={newest} />
      )}
      <Doors application={newest} />
      {isComplete ? <ChangeDetails /> : null}
    </Frame>
  )
}

const Loaded = ({ profile }: { profile: Profile }) => {
  const session = useSession()
  const { appId } = session
  const { completed } = useJourney()
  const product = findProductType(session)
  const hasLoan = product !== null && isLoanProduct(product)
  const open = profile.inflight_applications.map(({ app_id }) => app_id)
  // One that was opened just now stands in the session alone; the chosen loan's own goes first.
  const ids = [...new Set(appId === null ? open : [appId, ...open])].join(' ')
  const { value, error, reload } = useOpenApplications(ids)
  if (value !== null) {
    return (
      <Found
        applications={value}
        profile={profile}
        hasLoan={hasLoan}
        isComplete={hasLoan && profile[completed] === 1}
      />
    )
  }
  return error === null ? <Waiting /> : <ApplicationFailed error={error} isStale={false} onRetry={reload} />
}

/**
 * Back again: what waits for the customer first, then what moves by itself, the last offers, and everything else that they have
 * here. Who has complete details and nothing open asks for an amount (section 4, welcome-back).
 */
export const AccountPage = () => {
  const { profile } = useProfile()
  return profile === null ? <Waiting /> : <Loaded profile={profile} />
}
