import { expect, test } from 'vitest'
import { daysWords, linkLook, missingWords, shareText, spokenAddress, whatsAppAddress } from './link-words.ts'

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

test('a link that is not over is not live while something is missing, unless there is time left', () => {
  const missing: ('training' | 'papers')[] = ['training', 'papers']
  const gate = { live: 0, missing, notice_until: null } as const
  expect(missingWords(gate)).toBe('the training and the papers')
  expect(linkLook({ state: 'live', gate }).label).toBe('Not live')
  expect(linkLook({ state: 'ended', gate }).label).toBe('Ended')
  expect(linkLook({ state: 'live', gate: { ...gate, live: 1, notice_until: '2026-12-01' } }).label).toBe(
    'Live',
  )
})
