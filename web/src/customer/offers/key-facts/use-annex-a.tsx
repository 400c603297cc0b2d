import type { KeyFacts } from '@marketplace/contract/market/offers'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useJourney } from '../../../session/use-journey.ts'
import type { FactRow } from './facts-table.tsx'
import { aprLabel, isFeeAtMost } from '../../../i18n/offer-labels.ts'
import { penalText } from '../card/penal-charges.tsx'
import { reckonedOf } from './reckoned.ts'

const useForeclosureText = ({
  foreclosure_percent: percent,
  foreclosure_free_because: because,
}: KeyFacts): string => {
  const t = useText()
  const format = useFormat()
  if (percent === null) return t('key_facts.foreclosure_unknown')
  if (because !== null) return `${t('key_facts.foreclosure_none')}. ${t(`key_facts.free.${because}`)}`
  return percent === 0
    ? t('key_facts.foreclosure_none')
    : t('key_facts.foreclosure', { percent: format.percent(percent) })
}

/** What of a floating rate is known: its benchmark, where the lender states one. */
const useFloatingText = ({ rate_type, rate_benchmark }: KeyFacts): string => {
  const t = useText()
  return rate_benchmark === null
    ? t(`key_facts.floating_${rate_type ?? 'unknown'}`)
    : t('key_facts.floating_benchmark', { benchmark: rate_benchmark })
}

const useInstalmentLines = (facts: KeyFacts): string[] => {
  const t = useText()
  const format = useFormat()
  const { product } = useJourney()
  const last = facts.schedule.at(-1)
  return [
    t('key_facts.instalments_value', { count: facts.instalments, emi: format.money(facts.emi) }),
    ...(last === undefined || last.emi === facts.emi
      ? []
      : [t('key_facts.last_instalment', { amount: format.money(last.emi) })]),
    `${t('key_facts.commencement')}: ${t(reckonedOf(product).commencement)}`,
  ]
}

/** Annex A, part 1 (RBI/2024-25/18): interest rate and charges. */
export const useAnnexA1 = (facts: KeyFacts): FactRow[] => {
  const t = useText()
  const format = useFormat()
  const { product } = useJourney()
  const { language } = useBootstrap()
  const penal = penalText(facts, language)
  const foreclosure = useForeclosureText(facts)
  const floating = useFloatingText(facts)
  const instalments = useInstalmentLines(facts)
  const fee = {
    fee: format.money(facts.fee_before_tax),
    tax: format.money(facts.fee_tax),
    total: format.money(facts.processing_fee),
  }
  return [
    {
      number: '1',
      label: t('key_facts.proposal'),
      lines: [t('key_facts.proposal_value', { kind: t(`key_facts.kind.${product}`) })],
    },
    { number: '2', label: t('key_facts.sanctioned'), lines: [format.money(facts.amount)], isStrong: true },
    { number: '3', label: t('key_facts.disbursal'), lines: [t(reckonedOf(product).disbursal)] },
    {
      number: '4',
      label: t('key_facts.term'),
      lines: [t('offers.tenure_months', { months: facts.tenure_months })],
    },
    { number: '5', label: t('key_facts.instalments'), lines: instalments },
    {
      number: '6',
      label: t('key_facts.rate'),
      lines: [
        t(`key_facts.rate_${facts.rate_basis}`, { rate: format.percent(facts.rate) }),
        t(`key_facts.rate_type_${facts.rate_type ?? 'unknown'}`),
      ],
    },
    { number: '7', label: t('key_facts.floating'), lines: [floating] },
    {
      number: '8',
      label: t('key_facts.fees'),
      lines: [
        t(isFeeAtMost(facts) ? 'key_facts.fee_processing_up_to' : 'key_facts.fee_processing', fee),
        t('key_facts.fee_third'),
        t('key_facts.fee_us'),
      ],
    },
    {
      number: '9',
      label: t('key_facts.apr'),
      lines: [
        facts.apr_bound === 'exact'
          ? format.percent(facts.apr)
          : `${format.percent(facts.apr)} (${t(aprLabel(facts))})`,
      ],
      isStrong: true,
    },
    {
      number: '10',
      label: t('key_facts.contingent'),
      lines: [
        t.rich('key_facts.penal', {
          text: penal.text,
          words: (chunks) => <span lang={penal.lang}>{chunks}</span>,
        }),
        foreclosure,
        t('key_facts.switching'),
      ],
    },
  ]
}

/** Annex A, part 2: complaints, transfer, cooling-off; of gold, its release as well. */
export const useAnnexA2 = (facts: KeyFacts): FactRow[] => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  const { gold_release: release } = facts
  const nodal = t('key_facts.nodal_value', {
    phone: facts.nodal_officer_phone,
    email: facts.nodal_officer_email,
  })
  return [
    {
      number: '1',
      label: t('key_facts.recovery'),
      lines: [facts.recovery_agents ?? t('key_facts.recovery_value')],
    },
    { number: '2', label: t('key_facts.grievance_clause'), lines: [facts.grievance_contact] },
    { number: '3', label: t('key_facts.nodal'), lines: [nodal] },
    { number: '4', label: t('key_facts.transfer'), lines: [t('key_facts.transfer_value')] },
    { number: '5', label: t('key_facts.co_lending'), lines: [t('key_facts.co_lending_value')] },
    {
      number: '6a',
      label: t('key_facts.cooling_off'),
      lines: [t('key_facts.cooling_off_value', { days: facts.cooling_off_days })],
    },
    {
      number: '6b',
      label: t('key_facts.lsp_recovery'),
      lines: [t('key_facts.lsp_recovery_value', { brand: brand.name })],
    },
    ...(release === undefined
      ? []
      : [
          {
            number: '–',
            label: t('key_facts.gold_release'),
            lines: [
              t('key_facts.gold_release_value', {
                days: release.working_days,
                amount: format.money(release.delay_charge),
              }),
            ],
          },
        ]),
  ]
}
