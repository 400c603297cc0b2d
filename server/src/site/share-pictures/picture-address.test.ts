import { expect, test } from 'vitest'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { pictureAddress, pictureName } from './picture-address.ts'

const words = { heading: 'EMI', text: 'What it costs' }
const known = knowBrand(buildBrandRow())

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/calculators/gold-value', 'calculators.gold-value'],
])('the picture of %s is called %s', (path, name) => {
  expect(pictureName(path)).toBe(name)
  expect(pictureAddress(known, 'hi', path, words)).toMatch(
    new RegExp(`^/brand/demo/share/hi/${name.replace('.', '\\.')}-[0-9a-f]{8}\\.png$`),
  )
})

test('whatever is on the picture changes its address, and nothing else does', () => {
  const at = (change: Parameters<typeof buildBrandRow>[0], given = words) =>
    pictureAddress(knowBrand(buildBrandRow(change)), 'en', '/', given)
  const usual = at({})
  expect(at({ grievance_phone: '1800 111 111' })).toBe(usual)
  const others = [
    at({ primary_colour: '#112233' }),
    at({ name: 'Other Money' }),
    at({ logo_file_url: '/files/12345678.webp' }),
    at({}, { ...words, text: 'Something else' }),
    pictureAddress(known, 'hi', '/', words),
  ]
  expect(new Set([usual, ...others]).size).toBe(6)
})
