import { cardFields, cardProperties } from '@marketplace/contract/catalogue/card-fields'
import { liveCardNeeds } from '@marketplace/contract/catalogue/live-card-needs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCardFaces, demoCards } from './cards.ts'
import { demoLenders } from '../lenders/lenders.ts'

const realNames =
  /hdfc|axis|icici|kotak|indusind|idfc|federal|yes|\bsbi\b|baroda|bobcard|\bau\b|\brbl\b|dcb|sbm|tata|neu|kiwi|scapia|jupiter|indianoil|uni|rupay|visa|mastercard|zet/i

test.each(['category_id', 'category_name', 'sort_order', 'category_img_thumb'] as const)(
  'there are twelve cards and no two share a %s',
  (fact) => {
    expect(new Set(demoCards.map((card) => card[fact])).size).toBe(12)
  },
)

test.each(demoCards)('$category_name is a live card as the contract has it', (card) => {
  for (const property of cardProperties)
    expect([property, cardFields[property].safeParse(card[property]).error]).toEqual([property, undefined])
  for (const need of liveCardNeeds) expect(card[need]).not.toBeNull()
  expect(card.utm_link).toContain('{UNIQUE_ID}')
  expect(card.secured).toBe(card.deposit_min === null ? 0 : 1)
  expect(`${card.category_name} ${card.issuer_name}`).not.toMatch(realNames)
  expect(demoLenders.map(({ legal_name }) => legal_name)).toContain(card.issuer_name)
  expect(card.modelled_on).toMatch(/ row, public lists, as of 2025-26/)
})

test('some are secured, most are not', () => {
  expect(demoCards.filter(({ secured }) => secured === 1)).toHaveLength(4)
})

test.each(demoCardFaces)('the face of $label can be drawn', async ({ svg }) => {
  expect(svg).not.toMatch(/<script|href|<image|<text/)
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect([width, height]).toEqual([640, 404])
})
