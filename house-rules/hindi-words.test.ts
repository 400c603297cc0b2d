import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/**
 * One spelling and one word for a thing in Hindi. Texts whose words are registered or agreed to (messages, notices, consents, terms) change by
 * their own ways.
 */
const words: readonly (readonly [not: RegExp, but: string])[] = [
  [/खाली/u, 'ख़ाली'],
  [/आखिरी/u, 'आख़िरी'],
  [/कागज़/u, 'काग़ज़'],
  [/(?<!\p{L})गलत/u, 'ग़लत'],
  [/बाक़ी/u, 'बाकी'],
  [/हिंदी/u, 'हिन्दी'],
  [/ई-मेल/u, 'ईमेल'],
  [/जन्म तारीख|जन्म की तारीख/u, 'जन्मतिथि'],
  [/(?<![\p{L}\p{M}])पैन(?![\p{L}\p{M}])/u, 'PAN'],
  [/ईएमआई/u, 'EMI'],
  [/एसएमएस/u, 'SMS'],
  [/जीएसटी/u, 'GST'],
  [/आरबीआई/u, 'RBI'],
  [/साइन इन|साइन आउट/u, 'लॉग इन, लॉग आउट'],
  [/सहेज/u, 'सेव करें'],
]

const files = trackedFiles(['.ts']).filter(
  ({ path }) =>
    path.startsWith('web/src/i18n/hi/') ||
    [
      'web/src/i18n/option-labels.hi.ts',
      'contract/src/platform/messages.hi.ts',
      'server/src/market/matching/reason-texts.hi.ts',
    ].includes(path),
)

test('a thing has one word and one spelling in Hindi', () => {
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap(({ path, text }) =>
    words.filter(([not]) => not.test(text)).map(([not, but]) => `${path}: ${not.source}: ${but}`),
  )
  expect(found).toEqual([])
})
