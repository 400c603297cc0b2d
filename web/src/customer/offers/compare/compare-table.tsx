import { Fragment } from 'react'
import type { Offer } from '@marketplace/contract/market/offers'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Explained } from '../../explained/explained.tsx'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { CostBar } from '../../loan-ranges/cost-bar.tsx'
import { costOf, costScale } from '../../loan-ranges/cost-scale.ts'
import { LenderKfsLink } from '../card/offer-links.tsx'
import { costDifference } from './cost-difference.ts'
import type { Fact } from './use-facts.tsx'

/** What each costs in all as a bar, all on one scale from nothing; and in a sentence how far apart they are. */
const CostBars = ({ offers }: { offers: readonly Offer[] }) => {
  const t = useText()
  const format = useFormat()
  const costs = offers.map(({ total_cost, amount }) => costOf(total_cost, amount))
  const scale = costScale(costs)
  const apart = costDifference(offers)
  return (
    <div className="py-3">
      <p className="mb-1 text-sm font-semibold">{t('offers.compare.bars')}</p>
      <ul className="space-y-1">
        {offers.map((offer, index) => (
          <li key={offer.lender_id} className="figures flex items-center gap-3">
            <span className="sr-only">{offer.lender_name}</span>
            <span aria-hidden="true" className="shrink-0 *:size-6">
              <LenderMark name={offer.lender_name} />
            </span>
            <span className="min-w-0 grow *:h-3">
              <CostBar cost={costs[index] ?? 0} scale={scale} />
            </span>
            <strong className="w-20 shrink-0 text-end font-semibold">
              {format.money(costs[index] ?? 0)}
            </strong>
          </li>
        ))}
      </ul>
      {apart === null ? null : (
        <p className="figures mt-2 text-sm text-ink-soft">
          {t('offers.compare.difference', {
            less: apart.less,
            more: apart.more,
            difference: format.money(apart.difference),
            months: apart.months,
          })}{' '}
          {apart.isPublished ? t('offers.compare.by_published') : null}
        </p>
      )}
    </div>
  )
}

const FactRows = ({ fact, offers }: { fact: Fact; offers: readonly Offer[] }) => {
  const t = useText()
  return (
    <tbody className="border-t border-line-soft">
      <tr>
        <th
          scope="rowgroup"
          colSpan={offers.length}
          className="pt-2 text-start text-sm font-normal text-ink-soft"
        >
          {fact.label}
        </th>
      </tr>
      <tr className="align-top">
        {offers.map(({ lender_id }, index) => {
          const isLowest = fact.lowest?.[index] === true
          const note = fact.notes?.[index] ?? null
          return (
            <td key={lender_id} className="figures pe-2 pb-2 wrap-anywhere">
              <span
                lang={fact.langs?.[index]}
                className={classNames(
                  'block',
                  fact.lowest === undefined && 'text-sm',
                  isLowest && 'font-semibold text-brand-ink',
                )}
              >
                {fact.texts[index]}
              </span>
              {note === null ? null : <span className="block text-xs text-ink-soft">{note}</span>}
              {isLowest ? (
                <span className="block text-xs font-semibold text-brand-ink">
                  {t('offers.compare.lowest')}
                </span>
              ) : null}
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}

/** Offers in columns that fit a phone: a fact's name is a line of its own above its values, the heads stay in sight. */
export const CompareTable = ({ offers, facts }: { offers: readonly Offer[]; facts: readonly Fact[] }) => {
  const t = useText()
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t('offers.compare.caption')}</caption>
      <thead className="sticky -top-px z-10 bg-surface shadow-[0_1px_0_var(--line-soft)]">
        <tr>
          {offers.map(({ lender_id, lender_name }) => (
            <th
              key={lender_id}
              scope="col"
              className="min-w-22 py-2 pe-2 text-start align-top text-sm leading-snug"
            >
              <LenderMark name={lender_name} />
              <span className="mt-1 block wrap-anywhere">{lender_name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={offers.length}>
            <CostBars offers={offers} />
          </td>
        </tr>
      </tbody>
      {facts.map((fact) => (
        <Fragment key={fact.key}>
          <FactRows fact={fact} offers={offers} />
        </Fragment>
      ))}
      <tbody className="border-t border-line-soft">
        <tr>
          <th
            scope="rowgroup"
            colSpan={offers.length}
            className="pt-2 text-start text-sm font-normal text-ink-soft"
          >
            <Explained word="kfs">{t('offers.compare.kfs')}</Explained>
          </th>
        </tr>
        <tr className="align-top">
          {offers.map((offer) => (
            <td key={offer.lender_id} className="pe-2 pb-2">
              <LenderKfsLink lenderId={offer.lender_id} lenderName={offer.lender_name} url={offer.kfs_url} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
