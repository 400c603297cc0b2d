import { useState, type ReactNode } from 'react'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { coolingOff } from './status-days.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="figures font-semibold">{children}</dd>
  </div>
)

/** The money of an application: asked for, sanctioned, paid. */
export const LenderFacts = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const { amount, tenure_months, sanctioned_amount, disbursed_amount, applied_at } = application
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      <Fact name={t('applications.asked_for')}>
        {t('applications.for', { amount: format.money(amount), tenure: format.tenure(tenure_months) })}
      </Fact>
      {sanctioned_amount === null ? null : (
        <Fact name={t('applications.sanctioned')}>{format.money(sanctioned_amount)}</Fact>
      )}
      {disbursed_amount === null ? null : (
        <Fact name={t('applications.disbursed')}>{format.money(disbursed_amount)}</Fact>
      )}
      <Fact name={t('applications.applied_on')}>{format.day(applied_at)}</Fact>
    </dl>
  )
}

/** Until when a loan that was paid can be given back, and how. */
export const CoolingOffNotice = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const { status, lender_name: lender, grievance_contact: contact } = application
  const [now] = useState(() => new Date())
  const time = status === 'DISBURSED' || status === 'CLAWED_BACK' ? coolingOff(application, now) : null
  if (time === null) return null
  const day = format.day(time.until)
  if (!time.isOpen) return <p className="text-sm text-ink-soft">{t('applications.cooling.over', { day })}</p>
  return (
    <Notice title={t('applications.cooling.open', { day })}>
      {t('applications.cooling.open_text', { lender, contact })}
    </Notice>
  )
}
