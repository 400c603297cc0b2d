import { memo } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { CardFace } from './card-face.tsx'
import { CardFigures } from './card-figures.tsx'
import { OwnWords } from '../layout/own-words.tsx'
import { CardApplyLink, CardKeyFactsLink } from './card-links.tsx'

/** Whether a card stands against a deposit, and from what amount. */
export const CardKindText = ({ card: { secured, deposit_min } }: { card: CreditCard }) => {
  const t = useText()
  const format = useFormat()
  if (secured === 0) return t('cards.unsecured')
  return deposit_min === null ? t('cards.secured') : t('cards.deposit', { amount: format.money(deposit_min) })
}

interface CardTileProps {
  card: CreditCard
  isChosen: boolean
  onCompare: (categoryId: string) => void
}

/** One card: what it costs, what it is good for, and the two ways on. */
export const CardTile = memo(({ card, isChosen, onCompare }: CardTileProps) => {
  const t = useText()
  return (
    <article className="flex h-full flex-col rounded-surface bg-surface p-4 shadow-card [contain-intrinsic-size:auto_24rem] [content-visibility:auto] sm:p-5">
      <div className="mb-3 flex items-start gap-3">
        <CardFace address={card.category_img_thumb} />
        <div className="min-w-0">
          <h2 className="text-base break-words">{card.category_name}</h2>
          <p className="text-sm break-words text-ink-soft">{card.issuer_name}</p>
          <Badge>
            <CardKindText card={card} />
          </Badge>
        </div>
      </div>
      <CardFigures card={card} />
      <p className="mt-1 text-sm text-ink-soft">
        <OwnWords>
          {[card.annual_fee, card.fee_waiver].filter((words) => words !== null).join(' · ')}
        </OwnWords>
      </p>
      {card.key_feature === null ? null : (
        <p className="mt-3 font-semibold">
          <OwnWords>{card.key_feature}</OwnWords>
        </p>
      )}
      {card.marketing_bullets.length === 0 ? null : (
        <ul className="mt-1 list-disc space-y-1 ps-5 text-sm">
          {card.marketing_bullets.map((bullet) => (
            <li key={bullet}>
              <OwnWords>{bullet}</OwnWords>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
        <CardKeyFactsLink card={card} />
        <Checkbox
          checked={isChosen}
          onChange={() => onCompare(card.category_id)}
          label={
            <>
              {t('cards.compare')}
              <span className="sr-only"> {card.category_name}</span>
            </>
          }
        />
      </div>
      <div className="flex flex-col border-t border-line-soft pt-3">
        <CardApplyLink card={card} />
      </div>
    </article>
  )
})
CardTile.displayName = 'CardTile'
