import { expect, test } from 'vitest'
import { makeMutants } from './make-mutants.ts'

const changes = (text: string): string[] =>
  makeMutants('rule.ts', text).map(({ before, after }) => `${before} → ${after}`)

test.each([
  [
    'const f = (a: number) => amount < 1_000',
    [
      'amount < 1_000 → amount <= 1_000',
      'amount < 1_000 → amount >= 1_000',
      'amount < 1_000 → amount < 1001',
      'amount < 1_000 → amount < 999',
    ],
  ],
  ['const f = () => amount === other', ['amount === other → amount !== other']],
  ['const f = () => Math.floor(amount)', ['Math.floor(amount) → Math.ceil(amount)']],
  ['const f = () => rates.some(isHigh)', ['rates.some(isHigh) → rates.every(isHigh)']],
  ['const f = () => names.toSorted()', ['names.toSorted() → names']],
  [
    'const f = () => first && second',
    ['first && second → first || second', 'first && second → (first)', 'first && second → (second)'],
  ],
  // Without what the left side says of it, the right side would not compile.
  ['const f = () => rate !== null && rate.isHigh', []],
  [
    'const F = text.check(short, plain)',
    ['text.check(short, plain) → text.check(plain)', 'text.check(short, plain) → text.check(short)'],
  ],
  [
    'const F = /^[0-9]{6}$/',
    ['/^[0-9]{6}$/ → /[0-9]{6}$/', '/^[0-9]{6}$/ → /^[0-9]{6}/', '/^[0-9]{6}$/ → /^[0-9]{7}$/'],
  ],
  // Types are erased, and a text is no sum.
  ["type Role = 1 | 2\nconst f = (a: string) => 'x' + a", []],
  ["import { a } from './a1.ts'", []],
])('%s', (text, expected) => {
  const found = changes(text)
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(found.length).toBeGreaterThanOrEqual(expected.length)
  if (expected.length === 0) expect(found).toEqual([])
})

test('an early return goes, and the rest of the function answers', () => {
  const text = 'const f = (a: boolean) => {\n  if (a) return 7\n  return 8\n}'
  const early = makeMutants('rule.ts', text).find(({ after }) => after === ';')
  expect(early).toMatchObject({ path: 'rule.ts', line: 2, within: 'f', before: 'if (a) return 7' })
  expect(early?.text).toBe('const f = (a: boolean) => {\n  ;\n  return 8\n}')
})

test('each names the nearest function with a name, and parses', () => {
  const text =
    'const table = { limit: 30 }\nexport const outer = (n: number) => {\n  const inner = () => n * 2\n  return inner() - 1\n}'
  const within = new Set(makeMutants('rule.ts', text).map((mutant) => mutant.within))
  expect([...within]).toEqual(['table', 'inner', 'outer'])
})
