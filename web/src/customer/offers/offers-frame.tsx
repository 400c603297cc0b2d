import type { ReactNode } from 'react'
import { useLocation } from '../../router/router.tsx'
import type { Offers } from '@marketplace/contract/market/offers'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LanguageSelect } from '../layout/language-select.tsx'
import { LoanName } from '../layout/loan-name.tsx'
import { headlineOf } from './list/headline.ts'

const useHeadline = (offers: Offers | null): { heading: string; from: string } => {
  const t = useText()
  const format = useFormat()
  if (offers === null) return { heading: t('offers.heading'), from: '' }
  const { kind, count, emi, rest } = headlineOf(offers)
  const amount = format.money(offers.amount)
  return {
    heading: t(`offers.headline.${kind}`, { count, amount }),
    from:
      emi === null
        ? ''
        : `${t('offers.headline.from', { emi: format.money(emi) })}${rest === 0 ? '' : ` ${t('offers.headline.rest', { count: rest })}`}`,
  }
}

/** What the page answers, in the brand's colour: who lends how much, from how much a month. */
export const OffersIntro = ({ offers }: { offers: Offers | null }) => {
  const { heading, from } = useHeadline(offers)
  // Section 2: at the top of this page; elsewhere it is in the footer.
  const isSelectHere = useLocation().pathname === '/user/offers'
  return (
    <Band heading={heading} aside={isSelectHere ? <LanguageSelect isSmall /> : null}>
      <LoanName />
      {/* The second line of the heading and of this is kept free on a phone while lenders are asked: nothing below moves. */}
      <p
        className={classNames(
          'figures mt-1 min-h-6 text-sm text-on-band-soft',
          offers === null && 'max-lg:min-h-17',
        )}
      >
        {from}
      </p>
    </Band>
  )
}

/** What is asked for, and beside it the list. */
export const OffersColumns = ({ ask, children }: { ask: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-6">
    <div className="sticks min-w-0 max-lg:sticky max-lg:top-0 max-lg:z-10 lg:sticky lg:top-4">{ask}</div>
    <div className="min-w-0">{children}</div>
  </div>
)
