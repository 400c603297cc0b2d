import type { KeyFacts } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { aprLabel, isFeeAtMost } from '../../../i18n/offer-labels.ts'
import type { FactRow } from './facts-table.tsx'
import { reckonedOf } from './reckoned.ts'

/** Annex B (RBI/2024-25/18): the eleven rows of the APR sheet, and the sum of all payments. */
export const useAnnexB = (facts: KeyFacts): FactRow[] => {
  const t = useText()
  const { money, percent } = useFormat()
  const reckoned = reckonedOf(useJourney().product)
  const none = t('key_facts.not_applicable')
  return [
    { number: '1', label: t('key_facts.sanctioned'), lines: [money(facts.amount)] },
    {
      number: '2',
      label: t('key_facts.term'),
      lines: [t('offers.tenure_months', { months: facts.tenure_months })],
    },
    { number: '2a', label: t('key_facts.non_equated'), lines: [none] },
    {
      number: '2b',
      label: t('key_facts.instalment_amount'),
      lines: [t('key_facts.instalment_amount_value', { emi: money(facts.emi), count: facts.instalments })],
    },
    { number: '2c', label: t('key_facts.capitalised'), lines: [none] },
    { number: '2d', label: t('key_facts.commencement'), lines: [t(reckoned.commencement)] },
    { number: '3', label: t('key_facts.rate_only_type'), lines: [t('key_facts.rate_only_type_value')] },
    { number: '4', label: t('key_facts.rate_only'), lines: [percent(facts.rate)] },
    { number: '5', label: t('key_facts.total_interest'), lines: [money(facts.total_interest)] },
    {
      number: '6',
      label: t('key_facts.fees_total'),
      lines: [money(facts.processing_fee), ...(isFeeAtMost(facts) ? [t('offers.fee_up_to_text')] : [])],
    },
    { number: '7', label: t('key_facts.net'), lines: [money(facts.net_disbursed)] },
    { number: '8', label: t('key_facts.total_paid'), lines: [money(facts.total_paid)] },
    {
      number: '9',
      label: t('key_facts.apr_row'),
      lines: [
        facts.apr_bound === 'exact' ? percent(facts.apr) : `${percent(facts.apr)} (${t(aprLabel(facts))})`,
      ],
      isStrong: true,
    },
    { number: '10', label: t('key_facts.disbursal'), lines: [t(reckoned.disbursal)] },
    { number: '11', label: t('key_facts.due'), lines: [t('key_facts.due_value')] },
    { number: '6 + 8', label: t('key_facts.total_cost'), lines: [money(facts.total_cost)], isStrong: true },
  ]
}
