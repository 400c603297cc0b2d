import { Link } from '../../../router/link.tsx'
import type { Offer, Offers } from '@marketplace/contract/market/offers'
import { useText } from '../../../i18n/use-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Disclosure } from '../../../ui/surfaces.tsx'
import { askSearch, type Ask } from '@marketplace/contract/loans/ask-in-search'
import { KeyFactsLink } from '../card/offer-links.tsx'
import { hasApplied } from '@marketplace/contract/market/has-applied'
import { CompareTable } from './compare-table.tsx'
import { CostChart } from './cost-chart.tsx'
import { splitFacts } from './split-facts.ts'
import { useFacts, type Fact } from './use-facts.tsx'

interface CompareDialogProps {
  offers: readonly Offer[]
  ask: Ask
  security: Offers['security']
  onApply: (lenderId: number) => void
  onClose: () => void
}

/** What needs no comparing, closed. */
const SameFacts = ({ facts, count }: { facts: readonly Fact[]; count: number }) => {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <Disclosure
      className="border-t border-line-soft"
      summary={t('offers.compare.same', { count, lines: facts.length })}
    >
      <dl className="figures text-sm">
        {facts.map(({ key, label, texts, notes, langs }) => (
          <div key={key} className="flex justify-between gap-3 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd lang={langs?.[0]} className="text-end font-semibold">
              {texts[0]}
              {notes?.[0] == null ? null : (
                <span className="block text-xs font-normal text-ink-soft">{notes[0]}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

/** What follows from comparing, in the columns' own order. */
const Foot = ({ offers, ask, onApply }: Pick<CompareDialogProps, 'offers' | 'ask' | 'onApply'>) => {
  const t = useText()
  const search = askSearch(ask)
  return (
    <ul className="sticky -bottom-px z-10 -mx-4 -mb-4 flex gap-2 bg-surface px-4 py-2 shadow-[0_-8px_24px_-12px_rgb(16_24_40/0.16)] sm:-mx-5 sm:-mb-5 sm:px-5">
      {offers.map((offer) => (
        <li key={offer.lender_id} className="flex min-w-0 flex-1 flex-col items-stretch text-center">
          {hasApplied(offer) ? (
            <Link to="/user/application-status" className={buttonClass('secondary', 'px-1! text-sm')}>
              {t('offers.see_status')}
              <span className="sr-only"> {t('offers.see_status_of', { lender: offer.lender_name })}</span>
            </Link>
          ) : (
            <Button className="px-1!" onClick={() => onApply(offer.lender_id)}>
              {t('offers.apply')}
              <span className="sr-only"> {t('offers.apply_to', { lender: offer.lender_name })}</span>
            </Button>
          )}
          <span className="inline-flex justify-center">
            <KeyFactsLink offer={offer} search={search} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Up to three offers side by side: what they cost, then what tells them apart; applying is a press away. */
export const CompareDialog = ({ offers, ask, security, onApply, onClose }: CompareDialogProps) => {
  const t = useText()
  const { apart, same } = splitFacts(useFacts(offers, security))
  return (
    <Dialog
      isOpen
      isWide
      title={t('offers.compare.heading', { count: offers.length })}
      onClose={onClose}
      closeLabel={t('layout.close')}
    >
      <CompareTable offers={offers} facts={apart} />
      <SameFacts facts={same} count={offers.length} />
      <Disclosure className="mb-4 border-t border-line-soft" summary={t('offers.chart.heading')}>
        <CostChart offers={offers} />
      </Disclosure>
      <Foot offers={offers} ask={ask} onApply={onApply} />
    </Dialog>
  )
}
