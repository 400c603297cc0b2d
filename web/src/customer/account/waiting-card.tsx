import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { chooseProduct } from '../../session/choose-product.ts'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { LenderNote } from '../applications/lender-card.tsx'
import { cardWordsOf } from '../applications/status/card-words.ts'
import { NextAct } from '../applications/status/next-act.tsx'
import { turnBadge } from '../applications/status/turn-badge.ts'
import { LenderMark } from '../lender-mark/lender-mark.tsx'
import { pressingOf, type OwnApplication } from './what-waits.ts'

const StatusLink = ({ product, lender }: { product: OwnApplication['product']; lender: string }) => (
  <Link
    to="/user/application-status"
    onClick={() => chooseProduct(product, null)}
    className="text-base font-semibold text-ink no-underline wrap-anywhere before:absolute before:inset-0"
  >
    {lender}
  </Link>
)

/** What waits first, with the one thing to press. */
export const WaitingCard = ({ product, application }: OwnApplication) => {
  const t = useText()
  const format = useFormat()
  const { lender_name: lender, updated_at } = application
  const words = cardWordsOf(application)
  return (
    <Card aria-label={lender} className="space-y-3 p-4 shadow-lift">
      <div className="flex items-start gap-3">
        <LenderMark name={lender} />
        <div className="min-w-0">
          <h2 className="text-base leading-snug wrap-anywhere">{lender}</h2>
          <p className="text-sm text-ink-soft">
            {t(`applications.say.${words}`, { lender })}{' '}
            <span className="figures">{t('applications.waits_since', { day: format.day(updated_at) })}</span>
          </p>
        </div>
      </div>
      <LenderNote application={application} />
      <NextAct application={application} product={product} />
    </Card>
  )
}

/** Lenders one below the other, each a press away from where it stands. */
export const LenderRows = ({ of: some, now }: { of: readonly OwnApplication[]; now: Date }) => {
  const t = useText()
  return (
    <ul className="divide-y divide-line-soft rounded-surface bg-surface shadow-card">
      {some.map(({ product, appId, application }) => {
        const badge = turnBadge(application, t, now)
        const isWaiting = pressingOf(application) !== null
        return (
          <li
            key={`${appId} ${application.lender_id}`}
            className="relative flex items-center gap-3 p-4 hover:bg-brand-soft"
          >
            <LenderMark name={application.lender_name} />
            <span className="min-w-0 grow leading-snug">
              <StatusLink product={product} lender={application.lender_name} />
              <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm text-ink-soft">
                {t(`applications.status.${cardWordsOf(application)}`)}
                {isWaiting ? null : <Badge tone={badge.tone}>{badge.words}</Badge>}
              </span>
            </span>
            {isWaiting ? (
              <IconChevronRight aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
