import { memo } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { benefitParts } from './benefit-parts.ts'
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

/** What the card gives back, its figure set large. */
export const CardBenefit = ({ feature }: { feature: string }) => {
  const { figure, rest } = benefitParts(feature)
  return (
    <p className="mt-1 leading-snug">
      <span className="block text-figure font-semibold text-brand-ink">
        <OwnWords>{figure}</OwnWords>
      </span>
      {rest === null ? null : (
        <span className="block text-sm text-ink-soft">
          <OwnWords>{rest}</OwnWords>
        </span>
      )}
    </p>
  )
}

/** Whom a card is for: with or without a deposit, and what it is good for. */
const CardFor = ({ card: { secured, benefits } }: { card: CreditCard }) => {
  const t = useText()
  const words = [
    t(secured === 1 ? 'cards.secured' : 'cards.unsecured'),
    ...benefits.map((benefit) => t(`cards.benefit.${benefit}`)),
  ]
  return (
    <p className="text-sm text-ink-soft">
      <span className="sr-only">{t('cards.for')}: </span>
      {words.join(' · ')}
    </p>
  )
}

interface CardTileProps {
  card: CreditCard
  isChosen: boolean
  onCompare: (categoryId: string) => void
}

/** One card: what it gives back, what it costs, for whom it is, and the ways on. */
export const CardTile = memo(({ card, isChosen, onCompare }: CardTileProps) => {
  const t = useText()
  return (
    <article className="flex h-full flex-col rounded-surface bg-surface px-4 pt-4 pb-2 shadow-card [contain-intrinsic-size:auto_19rem] [content-visibility:auto]">
      <div className="flex items-start gap-4">
        <CardFace address={card.category_img_thumb} />
        <div className="min-w-0">
          <h2 className="text-base leading-snug break-words">{card.category_name}</h2>
          <p className="text-sm break-words text-ink-soft">{card.issuer_name}</p>
          {card.key_feature === null ? null : <CardBenefit feature={card.key_feature} />}
        </div>
      </div>
      <div className="mt-auto space-y-2 pt-3">
        <div className="border-t border-line-soft pt-3">
          <CardFigures card={card} />
        </div>
        <p className="text-sm text-ink-soft">
          <OwnWords>
            {[card.annual_fee, card.fee_waiver].filter((words) => words !== null).join(' · ')}
          </OwnWords>
        </p>
        <div className="flex items-center justify-between gap-x-3">
          <CardFor card={card} />
          <Checkbox
            className="shrink-0 text-sm"
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
        <div className="flex flex-wrap items-center justify-between gap-x-3 pb-2">
          <CardKeyFactsLink card={card} />
          <CardApplyLink card={card} />
        </div>
      </div>
    </article>
  )
})
CardTile.displayName = 'CardTile'
