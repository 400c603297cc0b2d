import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { terms } from '../web/src/customer/legal/terms.en.ts'
import { terms as termsInHindi } from '../web/src/customer/legal/terms.hi.ts'
import { ROOT, trackedFiles } from './tracked-files.ts'

const DUTIES = 20
const page = readFileSync(join(ROOT, 'docs/law.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\d+) +\| (.+?) +\| `(\/[^`]*)` +\| `([^`]+)` +\|$/gm)].map(
  ([, duty = '', what = '', screen = '', testFile = '']) => ({ duty: Number(duty), what, screen, testFile }),
)
/** The lists of pages of the web: a screen stands in one of them under its path. */
const pageLists = trackedFiles(['-pages.ts'])
  .filter(({ path }) => path.startsWith('web/src/'))
  .map(({ text }) => text)
  .join('\n')

test('the twenty duties stand there, each once and in order', () => {
  expect(rows.map(({ duty }) => duty)).toEqual(Array.from({ length: DUTIES }, (_, at) => at + 1))
})

describe.each(rows)('duty $duty: $what', ({ duty, screen, testFile }) => {
  test('has a screen that exists', () => {
    expect(pageLists).toContain(`'${screen}'`)
  })

  test('has a test that names it', () => {
    expect([testFile, existsSync(join(ROOT, testFile))]).toEqual([testFile, true])
    expect(readFileSync(join(ROOT, testFile), 'utf8')).toMatch(new RegExp(`duty ${duty}(?![0-9])`))
  })
})

/** The addresses in backticks of a page that are files of ours. */
const filesOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)

test('what the page leads to is there', () => {
  for (const path of filesOf(page)) expect([path, existsSync(join(ROOT, 'docs', path))]).toEqual([path, true])
})

test('duty 12: the terms promise in both languages that customers pay nothing to us', () => {
  const facts = { brand: 'B', legalName: 'L', officer: 'O', email: 'e', phone: 'p', supportEmail: 's' }
  const wordsOf = (text: typeof terms): string =>
    text
      .sections(facts)
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ')
  expect(wordsOf(terms)).toContain('We never collect money from you')
  expect(wordsOf(termsInHindi)).toContain('मुफ़्त')
})
