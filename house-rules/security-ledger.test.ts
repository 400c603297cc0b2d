import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Row {
  number: string
  state: string
  how: string
  tests: readonly string[]
}

const fileOf = (shown: string): string =>
  /^(?:contract|e2e|house-rules|web|server)\//.test(shown) ? shown : `server/src/${shown}`

const states = new Set(['met', 'not applicable', 'the specification forces it'])
const ROW = /^\| ([0-9]+\.[0-9]+\.[0-9]+) +\| ([^|]+?) +\| ([^|]*?) *\| ([^|]*?) *\|$/gm

/** The requirements of the ledger (docs/security.md); a test without a folder in front lies below server/src. */
const rows: Row[] = Array.from(
  readFileSync('docs/security.md', 'utf8').matchAll(ROW),
  ([, number = '', state = '', how = '', shown = '']) => ({
    number,
    state,
    how,
    tests: Array.from(shown.matchAll(/`([^`]+)`/g), ([, file = '']) => fileOf(file)),
  }),
)

/** The standard itself is not part of the repository. */
const STANDARD = process.env['ASVS_FILE'] ?? '../shared/standards/asvs-5.0.0-l1-l2.json'

describe('the ledger of security', () => {
  test.skipIf(!existsSync(STANDARD))(
    'has every requirement of OWASP ASVS 5.0, levels 1 and 2, once (the standard as a file)',
    () => {
      const standard = JSON.parse(readFileSync(STANDARD, 'utf8')) as { req_id: string }[]
      expect(rows.map(({ number }) => `V${number}`).toSorted()).toEqual(
        standard.map(({ req_id }) => req_id).toSorted(),
      )
    },
  )

  test('says of each requirement how it stands, and how', () => {
    expect(rows).toHaveLength(217)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    expect(rows.filter(({ state, how }) => !states.has(state) || how.length < 6)).toEqual([])
  })

  test('shows what is met by a test that is there', () => {
    const shown = rows.filter(({ state }) => state === 'met' || state.startsWith('the specification'))
    expect(shown.filter(({ tests }) => tests.length === 0)).toEqual([])
    const missing = rows.flatMap(({ number, tests }) =>
      tests.filter((file) => !existsSync(file)).map((file) => `${number}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  test.each(['080-last-lines-of-the-specification', '081-what-the-findings-of-law-and-safety-became'])(
    'every test that decision %s names is there',
    (decision) => {
      const named = Array.from(
        readFileSync(`docs/decisions/${decision}.md`, 'utf8').matchAll(/`([^`*]+\.(?:test|e2e)\.ts)`/g),
        ([, file = '']) => fileOf(file),
      )
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((file) => !existsSync(file))).toEqual([])
    },
  )
})
