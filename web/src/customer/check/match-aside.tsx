import { IconLock } from '@tabler/icons-react'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Check } from './use-check.ts'
import { MatchSummary } from './match-summary.tsx'

/** Beside the questions, where there is room: what matches so far, and the lowest of it. */
export const MatchAside = ({ counted }: Pick<Check, 'counted'>) => {
  const t = useText()
  const format = useFormat()
  const { lowest } = counted.match
  // It is the lowest that a lender publishes: whoever reads it may be asked for more.
  const isFrom = lowest?.rate_basis === 'from'
  return (
    <aside className="sticky top-6 hidden rounded-surface bg-surface p-5 shadow-lift lg:block">
      <MatchSummary {...counted} />
      {lowest === null ? null : (
        <dl className="figures mt-3 grid grid-cols-[auto_1fr] [&>*]:border-t [&>*]:border-line-soft [&>*]:py-2.5 [&>dd]:text-end [&>dd]:font-semibold [&>dt]:text-ink-soft">
          <dt>{t('check.lowest')}</dt>
          <dd>{lowest.lender_name}</dd>
          <dt>{t(isFrom ? 'check.month_from' : 'check.month')}</dt>
          <dd>{format.money(lowest.emi)}</dd>
          <dt>{t(isFrom ? 'check.apr_from' : 'check.apr')}</dt>
          <dd>{format.percent(lowest.apr)}</dd>
        </dl>
      )}
      <p className="mt-2 flex gap-3 rounded-control bg-sunken p-3 text-sm">
        <IconLock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-ink" />
        {t('check.private')}
      </p>
    </aside>
  )
}
