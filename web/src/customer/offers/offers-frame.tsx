import type { ReactNode } from 'react'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { LoanName } from '../layout/loan-name.tsx'

/** What the offers page is about. */
export const OffersIntro = () => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <div className="mb-4 space-y-1">
      <h1 className="text-xl">{t('offers.heading')}</h1>
      <LoanName />
      <p className="max-w-text text-sm text-ink-soft">{t('offers.intro')}</p>
      {brand.example_data === 1 ? <p className="text-sm font-semibold">{t('layout.example_data')}</p> : null}
    </div>
  )
}

/** What is asked for, and beside it the list. */
export const OffersColumns = ({ ask, children }: { ask: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <div className="lg:sticky lg:top-4">{ask}</div>
    <div>{children}</div>
  </div>
)
