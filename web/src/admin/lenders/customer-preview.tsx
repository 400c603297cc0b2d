import type { Offer, UnmatchedLender } from '@marketplace/contract/market/offers'
import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import { previewOffer } from '@marketplace/contract/market/lenders-office'
import { useState, type ReactNode } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { money, percent } from '../../i18n/format-values.ts'
import { aprLabel, costLabel, emiLabel, isFeeAtMost } from '../../i18n/offer-labels.ts'
import { textIn } from '../../i18n/use-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { parseAmount } from '../lender-revenue/parse-amount.ts'

/** Facts of a narrow card, one a line. */
const Facts = ({ rows }: { rows: readonly { key: string; label: string; value: ReactNode }[] }) => (
  <dl className="mt-2 divide-y divide-line-soft text-sm">
    {rows.map(({ key, label, value }) => (
      <div key={key} className="flex flex-wrap justify-between gap-x-4 py-1.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

/** As on the customers' card the figure comes first and its label, which begins small, after it. */
const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-1.5">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** In the words of the customers' own page (i18n/en/offers.ts), so that both always say the same. */
const OfferFacts = ({ offer }: { offer: Offer }) => {
  const t = textIn('en')
  return (
    <div className="mt-3 rounded-surface border border-line p-4">
      <p className="font-semibold wrap-anywhere">{offer.lender_name}</p>
      <p className="figures text-sm text-ink-soft">
        {money(offer.amount)} · {t('offers.tenure_months', { months: offer.tenure_months })} ·{' '}
        {t(`offers.basis.${offer.rate_basis}`)}
      </p>
      <dl className="figures mt-2 grid gap-y-1">
        <Figure label={t(emiLabel(offer))}>{money(offer.emi)}</Figure>
        <Figure label={t(aprLabel(offer))}>{percent(offer.apr)}</Figure>
        <Figure label={t(costLabel(offer))}>{money(Math.round(offer.total_cost - offer.amount))}</Figure>
      </dl>
      {offer.so_text === undefined ? null : (
        <p className="mt-1 text-sm wrap-anywhere">
          {t('offers.special')} {offer.so_text}
        </p>
      )}
      <Facts
        rows={[
          {
            key: 'fee',
            label: t(isFeeAtMost(offer) ? 'offers.fee_up_to' : 'offers.fee'),
            value: offer.processing_fee === 0 ? t('offers.fee_none') : money(offer.processing_fee),
          },
          { key: 'penal', label: t('offers.penal'), value: offer.penal_charges },
          {
            key: 'rate',
            label: t('offers.rate'),
            value: t('offers.rate_year', { rate: percent(offer.rate) }),
          },
          { key: 'total', label: t('offers.total'), value: money(Math.round(offer.total_cost)) },
          {
            key: 'exit',
            label: t('offers.exit_free'),
            value: t('offers.exit_days', { days: offer.cooling_off_days }),
          },
        ]}
      />
      <p className="mt-2 text-xs text-ink-soft">{t(`offers.basis_text.${offer.rate_basis}`)}</p>
      <a
        href={offer.kfs_url}
        target="_blank"
        rel="noreferrer"
        className="mt-2 inline-block text-sm wrap-anywhere underline"
      >
        {t('offers.lender_kfs')}
        <span className="sr-only"> {t('offers.new_tab')}</span>
      </a>
    </div>
  )
}

const Unmatched = ({ unmatched }: { unmatched: UnmatchedLender }) => (
  <div className="mt-3 rounded-surface border border-line p-4 text-sm">
    <p className="font-semibold wrap-anywhere">{unmatched.lender_name}</p>
    <Badge tone="warn">Not matched</Badge>
    <ul className="mt-2 list-disc ps-5">
      {unmatched.reasons.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
    </ul>
  </div>
)

const inLimits = (value: number | null, { min, max }: { min: number; max: number }): number | null =>
  value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null

const Preview = ({ lenderId, amount, months }: { lenderId: number; amount: number; months: number }) => {
  const answer = useAnswer(
    ask(`of lender ${lenderId}`, previewOffer, {
      params: { lenderId },
      query: { amount, tenure_months: months },
    }),
  )
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  if (error !== null) return <ErrorState error={error} onRetry={reload} />
  if (value === null) return <Skeleton className="mt-3 h-64" />
  if (value.offer !== null) return <OfferFacts offer={value.offer} />
  if (value.unmatched !== null) return <Unmatched unmatched={value.unmatched} />
  return (
    <p className="mt-3 text-sm text-ink-soft">No offer can be shown until the missing facts are filled in.</p>
  )
}

/** The lender as a customer would see it who passes every check of its rule. */
export const CustomerPreview = ({ lenderId, product }: { lenderId: number; product: ProductType }) => {
  const limits = loanLimitsOf(product)
  const [amountText, setAmountText] = useState('2,00,000')
  const [monthsText, setMonthsText] = useState('36')
  const amount = inLimits(parseAmount(amountText), limits.amount)
  const months = inLimits(parseAmount(monthsText), limits.tenure)
  return (
    <Card aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-base font-semibold">
        As a customer sees it
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <TextField
          label="Amount"
          prefix="₹"
          autoComplete="off"
          value={amountText}
          onChange={({ target }) => setAmountText(target.value)}
          error={amount === null ? `${money(limits.amount.min)} to ${money(limits.amount.max)}` : undefined}
        />
        <TextField
          label="Months"
          autoComplete="off"
          inputMode="numeric"
          value={monthsText}
          onChange={({ target }) => setMonthsText(target.value)}
          error={months === null ? `${limits.tenure.min} to ${limits.tenure.max}` : undefined}
        />
      </div>
      {amount === null || months === null ? null : (
        <Preview lenderId={lenderId} amount={amount} months={months} />
      )}
    </Card>
  )
}
