import type { UnmatchedLender } from '@marketplace/contract/market/offers'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Spot } from '../spot/spot.tsx'
import { nearestLenders } from './arrange-offers.ts'
import { Unlocks } from './unmatched-lenders.tsx'

const SHOWN = 3

/** No lender matches: said kindly, with what is nearest. */
export const NoMatch = ({ unmatched }: { unmatched: readonly UnmatchedLender[] }) => {
  const t = useText()
  const nearest = nearestLenders(unmatched, SHOWN)
  return (
    <Card>
      <Spot name="none" size={88} />
      <h2 className="mt-3 text-lg">{t('offers.empty.heading')}</h2>
      <p className="mt-1">{t(nearest.length === 0 ? 'offers.empty.nothing' : 'offers.empty.text')}</p>
      <ul className="mt-3 space-y-3">
        {nearest.map((lender) => (
          <li key={lender.lender_id}>
            <p className="font-semibold break-words">{lender.lender_name}</p>
            <Unlocks lender={lender} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
