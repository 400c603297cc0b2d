import { expect, test } from 'vitest'
import { offeredLanguages } from '../contract/src/platform/offered-languages.ts'
import { trackedFiles } from './tracked-files.ts'

/** What a file writes that knows how many languages there are, or which one it stands before. */
const assumptions: Readonly<Record<string, RegExp>> = {
  'compares with a language': /[!=]==\s*'(?:en|hi)'|'(?:en|hi)'\s*[!=]==/,
  'lists the languages': /\[\s*'en',\s*'hi'\s*\]/,
  'has a type of its own for them': /'en'\s*\|\s*'hi'/,
  'chooses between two': /\?\s*'(?:en|hi)'\s*:\s*'(?:en|hi)'/,
}
const theList = 'contract/src/platform/offered-languages.ts'

const files = trackedFiles(['.ts', '.tsx'])
const code = files.filter(
  ({ path }) =>
    /^(?:contract|server|web)\/src\//.test(path) &&
    !/\.test\.tsx?$|\/testing\/|\/sweeps\//.test(path) &&
    path !== theList,
)

test.each(Object.entries(assumptions))(
  'no file %s: one more language is its name and its texts',
  (_what, pattern) => {
    expect(code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
  },
)

test('the rule finds what it looks for, and reads the code', () => {
  expect(code.length).toBeGreaterThan(500)
  const list = files.find(({ path }) => path === theList)?.text ?? ''
  expect(assumptions['lists the languages']?.test(list)).toBe(true)
  for (const [line, what] of [
    ["language === 'hi'", 'compares with a language'],
    ["const language: 'en' | 'hi'", 'has a type of its own for them'],
    ["choose(isHindi ? 'hi' : 'en')", 'chooses between two'],
  ] as const)
    expect(assumptions[what]?.test(line)).toBe(true)
  expect(offeredLanguages.length).toBeGreaterThan(1)
})
