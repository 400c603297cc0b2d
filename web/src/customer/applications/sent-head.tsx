import { IconCheck, IconClipboardCheck } from '@tabler/icons-react'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { journeyOf, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Band } from '../../ui/band.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { actorOf, stationStates } from './lender-progress.ts'
import { askLenderDay } from './status-days.ts'

/** It went out, and nothing has become of it yet. */
export const isFresh = ({ status, integration }: LenderApplication): boolean =>
  status === 'QUEUED' || (status === 'SENT' && integration === 'api')

const SentHeading = ({ lender }: { lender: string }) => {
  const t = useText()
  return (
    <span className="flex items-center gap-4">
      <span className="inline-flex size-13 shrink-0 items-center justify-center rounded-full bg-on-band text-(--band) motion-safe:animate-rise">
        <IconCheck aria-hidden="true" stroke={2.5} className="size-8" />
      </span>
      <span className="min-w-0">{t('applications.sent.to', { lender })}</span>
    </span>
  )
}

/**
 * To whom it went, and right after sending when to ask if nothing is heard. The heading stays the same element while the page learns
 * more, so that the focus stays on it.
 */
export const SentBand = ({ application }: { application: LenderApplication | undefined }) => {
  const t = useText()
  const format = useFormat()
  if (application === undefined) return <Band heading={t('applications.heading')} />
  const { lender_name: lender } = application
  if (!isFresh(application)) return <Band heading={t('applications.sent.heading', { lender })} />
  return (
    <Band heading={<SentHeading lender={lender} />}>
      <p className="figures mt-3 max-w-text text-on-band-soft">
        {actorOf(application) === 'lender'
          ? t('applications.sent.answer', { day: format.day(askLenderDay(application)) })
          : t('applications.sent.told', { lender })}
      </p>
    </Band>
  )
}

/** What people call the application by, and what it asks for. */
export const SentNumber = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const number = application.application_number
  return (
    <Card className="figures flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-sm text-ink-soft">{t('applications.reference')}</p>
        <p className="text-lg font-semibold select-all">{number}</p>
        <span className="-ms-4 text-sm">
          <CopyButton text={number} copied={t('applications.copied')} failed={t('applications.copy_failed')}>
            {t('applications.copy')}
            <span className="sr-only">: {t('applications.reference')}</span>
          </CopyButton>
        </span>
      </div>
      <p>
        <span className="block text-sm text-ink-soft">{t('applications.sent.asked')}</span>
        <span className="text-lg font-semibold">{format.money(application.amount)}</span>
      </p>
    </Card>
  )
}

/** The stations by name, one below the other. */
export const SentStations = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const steps = stationStates(application)
  return (
    <Card>
      <h2 className="mb-3 text-lg">{t('applications.sent.now')}</h2>
      <Timeline
        steps={steps.map(({ key, state }) => ({
          key,
          state,
          label: t(`applications.way.${key}`, { lender: application.lender_name }),
          stateText: t(`applications.state.${state}`),
          ...(key === 'sent' && state === 'done' && { detail: format.dayAndTime(application.applied_at) }),
        }))}
      />
    </Card>
  )
}

/** What a lender of the loan asks for sooner or later. */
const papersOf = (product: LoanProduct) => {
  const journey = journeyOf(product)
  if (journey?.security) return journey.security.kind
  if (journey?.borrower === 'business') return 'business'
  return journey?.income_of === 'co_applicant' ? 'course' : 'person'
}

export const KeepAtHand = ({ product, lender }: { product: LoanProduct; lender: string }) => {
  const t = useText()
  return (
    <Card className="flex gap-4">
      <IconClipboardCheck aria-hidden="true" className="size-8 shrink-0 text-brand-ink" />
      <div>
        <h2 className="text-lg">{t('applications.sent.keep')}</h2>
        <p className="mt-1">{t(`applications.papers.${papersOf(product)}`)}</p>
        <p className="mt-1 text-sm text-ink-soft">{t('applications.sent.keep_when', { lender })}</p>
      </div>
    </Card>
  )
}
