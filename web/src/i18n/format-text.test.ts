import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { texts as catalogueEn } from './catalogue-en.ts'
import { texts as catalogueHi } from './catalogue-hi.ts'
import { enAccount } from './en-account.ts'
import { formatText } from './format-text.ts'
import { hiAccount } from './hi-account.ts'

const offers = compile('{count, plural, one {# offer} other {# offers}} for {name}')

test.each([
  [1, '1 offer for Asha'],
  [3, '3 offers for Asha'],
  [123_456, '1,23,456 offers for Asha'],
])('%d offers', (count, text) => {
  expect(formatText(offers, 'en', { count, name: 'Asha' })).toBe(text)
})

test('Hindi counts with Latin digits in Indian groups', () => {
  expect(formatText(compile('{count, plural, one {# ऑफ़र} other {# ऑफ़र}}'), 'hi', { count: 123_456 })).toBe(
    '1,23,456 ऑफ़र',
  )
})

test.each(['en', 'hi'] as const)('numbers count in %s as the rules of that language have it', (language) => {
  const message = compile('{count, plural, one {one} other {other}}')
  const rules = new Intl.PluralRules(language)
  for (const count of [0, 0.5, 1, 1.5, 2, 10, 11, 21, 100, 101, 1_000, 100_000, 1_000_001])
    expect(formatText(message, language, { count }), String(count)).toBe(rules.select(count))
})

test('tags stay apart, to become elements', () => {
  const parts = formatText<{ link: string }>(compile('I agree to the <link>terms</link>'), 'en', {
    link: (chunks) => ({ link: chunks.filter((chunk) => typeof chunk === 'string').join('') }),
  })
  expect(parts).toEqual(['I agree to the ', { link: 'terms' }])
})

/** The names of the arguments and tags of a message; the forms of a plural or select have none of their own. */
const namesIn = (text: string): string[] => {
  const message = compile(text)
  const names = typeof message === 'string' ? [] : message.map((node) => (Array.isArray(node) ? node[0] : ''))
  return [...new Set(names)].toSorted()
}

describe('both languages', () => {
  const pairs = Object.entries({ ...catalogueEn, ...enAccount }).map(
    ([key, text]) =>
      [key, text, new Map(Object.entries({ ...catalogueHi, ...hiAccount })).get(key) ?? ''] as const,
  )

  test('every text compiles', () => {
    for (const [, english, hindi] of pairs) {
      expect([typeof compile(english), typeof compile(hindi)]).not.toContain('undefined')
      expect(hindi).not.toBe('')
    }
  })

  test('every text asks for the same values', () => {
    const differing = pairs.filter(([, english, hindi]) => namesIn(english).join() !== namesIn(hindi).join())
    expect(differing.map(([key]) => key)).toEqual([])
  })
})
