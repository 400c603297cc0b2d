import { expect, it } from 'vitest'
import { headOnBrand } from './head-on-brand.ts'

const green = {
  primary_colour: '#14532d',
  secondary_colour: '#d97706',
  logo_on_brand_url: '/brand/x/on-brand.svg',
}
const pink = { ...green, primary_colour: '#fbcfe8', secondary_colour: '#831843' }

it('leaves the head white without a logo for the brand’s colour', () => {
  expect(headOnBrand({ ...green, logo_on_brand_url: null })).toBe('')
})

it('shows a light logo in the dark on every page', () => {
  expect(headOnBrand(green)).toContain('@media (prefers-color-scheme:dark){.head .logo{object-position')
  expect(headOnBrand(green)).toMatch(/^\.head:has\(~main \.band\)\{background/)
})

it('keeps a dark logo of a pale brand to light schemes', () => {
  expect(headOnBrand(pink)).toMatch(/^@media not \(prefers-color-scheme:dark\)\{.*\}$/)
})
