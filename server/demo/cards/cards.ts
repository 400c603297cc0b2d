import { cardFacts, type CardFacts } from './card-facts.ts'
import { drawCard } from './draw-card.ts'

/** A row of table `credit_card`; its id is fixed, so that a card that staff deleted does not come back. */
const buildCardRow = (facts: CardFacts, index: number) => {
  const slug = facts.called.toLowerCase().replaceAll(' ', '-')
  const secured = facts.deposit_min === undefined ? 0 : 1
  return {
    category_id: `c0de0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    category_name: facts.called,
    sort_order: index + 1,
    category_img_thumb: `/files/example-card-${slug}.webp`,
    key_feature: facts.key_feature,
    annual_fee: facts.fees.text,
    utm_link: `https://${slug}.example.com/apply?ref={UNIQUE_ID}`,
    marketing_bullets: facts.bullets,
    secured,
    status: 1,
    issuer_name: `${facts.issuer} Limited`,
    joining_fee: facts.fees.joining,
    annual_fee_amount: facts.fees.annual,
    fee_waiver: facts.fees.waiver ?? null,
    apr_percent: facts.apr_percent,
    kfs_url: `https://${slug}.example.com/key-facts`,
    deposit_min: facts.deposit_min ?? null,
    income_min: facts.income_min ?? null,
    benefits: facts.benefits,
    modelled_on: `${facts.modelled_on} row, public lists, as of 2025-26; what the row does not state is invented`,
  } as const
}

export const demoCards = cardFacts.map(buildCardRow)

/** The faces of the example cards, as rows of `stored_file` and as SVG to draw them from. */
export const demoCardFaces = cardFacts.map((facts, index) => ({
  address: demoCards[index]?.category_img_thumb ?? '',
  label: `${facts.called} - logo`,
  svg: drawCard(facts.art),
}))

export const demoCardFiles = demoCardFaces.map(({ address, label }) => ({
  address,
  label,
  width: 640,
  height: 404,
}))
