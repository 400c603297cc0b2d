import type { ReactNode } from 'react'
import type { KeyFacts } from '@marketplace/contract/market/offers'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { Badge, Card } from '../../../ui/surfaces.tsx'
import { aprLabel, isFeeAtMost } from '../../../i18n/offer-labels.ts'
import { penalText } from '../card/penal-charges.tsx'
import { Explained } from '../../explained/explained.tsx'
import { SplitBar } from '../../loan-ranges/split-bar.tsx'
import { reckonedOf } from './reckoned.ts'
import { summaryOf, type Summary } from './summary.ts'

const Swatch = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`me-2 inline-block size-3 rounded-xs ${className}`} />
)

interface LineProps {
  label: ReactNode
  figure?: ReactNode
  children: ReactNode
}

const Line = ({ label, figure, children }: LineProps) => (
  <div className="break-inside-avoid border-t border-line-soft py-3 first:border-0 first:pt-0 last:pb-0">
    <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span>{label}</span>
      {figure === undefined ? null : <span className="text-[1.0625rem] font-semibold">{figure}</span>}
    </dt>
    <dd className="text-[0.8125rem] leading-snug text-ink-soft">{children}</dd>
  </div>
)

const useClosing = ({ closing }: Summary, because: KeyFacts['foreclosure_free_because']) => {
  const t = useText()
  const format = useFormat()
  if (closing.kind === 'charged') {
    return { figure: format.percent(closing.percent), text: t('key_facts.sum.close_charged') }
  }
  if (closing.kind === 'unknown') return { text: t('key_facts.sum.close_unknown') }
  return {
    figure: t('key_facts.sum.close_free'),
    text: because === null ? t('key_facts.sum.close_free_text') : t(`key_facts.free.${because}`),
  }
}

/** The statement in six lines, before all of it: what is paid back, what is in hand, each month, the cost, being late, the ways out. */
export const FactsSummary = ({ facts }: { facts: KeyFacts }) => {
  const t = useText()
  const { money, percent } = useFormat()
  const { language } = useBootstrap()
  const { product } = useJourney()
  const summary = summaryOf(facts)
  const penal = penalText(facts, language)
  const closing = useClosing(summary, facts.foreclosure_free_because)
  const isFirm = facts.rate_basis === 'firm'
  const fee = money(summary.fee)
  const { cooling_off_days: days } = facts
  return (
    <div className="space-y-3">
      <Card className="figures p-4 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
          <p>
            <span className="block text-sm text-ink-soft">
              {t(isFirm ? 'key_facts.sum.back' : 'key_facts.sum.back_published')}
            </span>
            <strong className="text-[2.125rem] leading-tight font-semibold tracking-tight">
              {money(summary.total)}
            </strong>
          </p>
          <Badge tone={isFirm ? 'good' : 'info'}>
            <Explained word="apr">{t(aprLabel(facts))}</Explained>&nbsp;{percent(facts.apr)}
          </Badge>
        </div>
        <SplitBar {...summary} />
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
          <span>
            <Swatch className="bg-tone" />
            {t('key_facts.sum.borrowed', { amount: money(summary.borrowed) })}
          </span>
          <span>
            <Swatch className="bg-cost" />
            {t('key_facts.sum.cost_part', { amount: money(summary.cost) })}
          </span>
        </p>
      </Card>
      <Card className="p-4 print:p-0 print:shadow-none">
        <dl className="figures">
          <Line label={t('key_facts.sum.hand')} figure={money(summary.inHand)}>
            {summary.fee === 0
              ? t('key_facts.sum.hand_no_fee')
              : t(isFeeAtMost(facts) ? 'key_facts.sum.hand_fee_up_to' : 'key_facts.sum.hand_fee', { fee })}
          </Line>
          <Line label={t('key_facts.sum.month')} figure={`${facts.instalments} × ${money(facts.emi)}`}>
            {t('key_facts.commencement')}: {t(reckonedOf(product).commencement)}
          </Line>
          <Line label={t('key_facts.sum.cost')} figure={money(summary.cost)}>
            {t('key_facts.sum.cost_text', { interest: money(summary.interest), fee })}
          </Line>
          <Line label={t('offers.penal')}>
            <span lang={penal.lang}>{penal.text}</span>
          </Line>
          <Line label={t('key_facts.sum.mind')} figure={t('key_facts.sum.mind_days', { days })}>
            {t(days === 0 ? 'key_facts.sum.mind_none' : 'key_facts.sum.mind_text')}
          </Line>
          <Line
            label={<Explained word="foreclosure">{t('key_facts.sum.close')}</Explained>}
            figure={closing.figure}
          >
            {closing.text}
          </Line>
        </dl>
      </Card>
    </div>
  )
}
