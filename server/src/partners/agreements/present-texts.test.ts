import { expect, it } from 'vitest'
import { presentTexts } from './present-texts.ts'

it('names the house, and leaves no place to fill in', () => {
  const house = {
    brand: 'Nimbu',
    legal_name: 'Nimbu Private Limited',
    support_email: 's@example.com',
    grievance_email: 'g@example.com',
  }
  const texts = presentTexts(house)
  expect(texts.map(({ kind }) => kind)).toEqual(['agreement', 'housing'])
  for (const { title, text } of texts) {
    expect(`${title}${text}`).toContain('Nimbu Private Limited')
    expect(`${title}${text}`).not.toMatch(/[{}]/)
  }
})
