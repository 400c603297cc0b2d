import { expect, test } from 'vitest'
import { directionOf, knownLanguages } from './known-languages.ts'
import { defaultLanguage, offeredLanguages } from './offered-languages.ts'

test('English and the 22 languages of the Eighth Schedule, each with its name in its own script', () => {
  const all = Object.entries(knownLanguages)
  expect(all).toHaveLength(23)
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(23)
  for (const [code, { name, script, english }] of all) {
    expect(code).toMatch(/^[a-z]{2,3}$/)
    expect(new RegExp(String.raw`^[\p{sc=${script}}\p{M}]+$`, 'u').test(name), english).toBe(true)
  }
})

test('three of them are written from right to left', () => {
  const codes = Object.entries(knownLanguages).filter(([, language]) => directionOf(language) === 'rtl')
  expect(codes.map(([code]) => code)).toEqual(['ks', 'sd', 'ur'])
})

test('those offered are known, the default one first', () => {
  expect(offeredLanguages[0]).toBe(defaultLanguage)
  for (const language of offeredLanguages) expect(knownLanguages[language].name).not.toBe('')
})
