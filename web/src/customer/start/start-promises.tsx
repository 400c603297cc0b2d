import { IconCoinRupee, IconListDetails, IconPhoneOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { PublishedRanges } from '../loan-ranges/published-ranges.tsx'
import type { Compared } from './compared-products.ts'

const Assurance = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <span className="mt-0.5 shrink-0 text-brand-ink">{icon}</span>
    <span>{children}</span>
  </li>
)

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Why one may begin, and where everything else is. */
export const StartPromises = ({ compared, isComparing }: { compared: Compared; isComparing: boolean }) => {
  const t = useText()
  const icon = { 'aria-hidden': true, size: 22 } as const
  const hasLoans = isComparing && compared !== 'cards'
  return (
    <div>
      <ul className="space-y-3">
        <Assurance icon={<IconCoinRupee {...icon} />}>{t('start.free')}</Assurance>
        {hasLoans ? (
          <Assurance icon={<IconListDetails {...icon} />}>{t('start.every_match')}</Assurance>
        ) : null}
        <Assurance icon={<IconPhoneOff {...icon} />}>{t('start.no_calls')}</Assurance>
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {compared === 'cards' || compared === 'both' ? (
          <Link to="/credit-cards" className={linkClass}>
            {t('start.see_cards')}
          </Link>
        ) : null}
        <Link to="/grievance" className={linkClass}>
          {t('layout.grievance')}
        </Link>
        <Link to="/how-we-order-offers" className={linkClass}>
          {t('layout.ranking')}
        </Link>
      </p>
      {hasLoans ? <PublishedRanges /> : null}
    </div>
  )
}
