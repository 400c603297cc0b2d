import { expect, test } from 'vitest'
import { daysWords, shareText, spokenAddress, whatsAppAddress } from './link-words.ts'

const link = {
  address: 'https://sahimol.example/gomti-c2',
  product_type: 'Gold Loans',
  brand: { slug: 'default', name: 'Sahimol' },
} as const

test('a link in words', () => {
  expect(spokenAddress(link.address)).toBe('sahimol.example/gomti-c2')
  expect(shareText(link)).toMatch(
    /^Compare gold loans of many lenders on Sahimol, .*: https:\/\/sahimol\.example\/gomti-c2$/,
  )
  expect(shareText({ ...link, product_type: null })).toMatch(/^Compare loans and cards /)
  expect(whatsAppAddress(link)).toMatch(/^https:\/\/wa\.me\/\?text=Compare%20gold/)
  expect(daysWords([0, 6, 2])).toBe('3 days: least 0, most 6, last 2')
})
