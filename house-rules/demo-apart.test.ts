import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** What only a demo or a database of one's own needs, and the one file that loads it, lazily. */
const lazy = [
  { what: /(^|\/)demo\//, own: 'server/demo/', by: 'server/src/app/start-demo.ts' },
  { what: /^smtp-server$/, own: 'server/demo/', by: null },
  {
    what: /\/embedded\/(?!embedded-log)/,
    own: 'server/src/platform/db/embedded/',
    by: 'server/src/app/open-database.ts',
  },
] as const

const source = trackedFiles(['.ts']).filter(
  ({ path }) =>
    path.startsWith('server/') && !path.endsWith('.test.ts') && !path.startsWith('server/src/testing/'),
)
const imported = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].map(([, name = '']) => name)

test.each(lazy)('$what is loaded where it is asked for alone', ({ what, own, by }) => {
  const others = source.filter(({ path }) => !path.startsWith(own))
  const importing = (form: RegExp): string[] =>
    others.filter(({ text }) => imported(text, form).some((name) => what.test(name))).map(({ path }) => path)
  expect(others.length).toBeGreaterThan(300)
  expect(importing(/\b(?:from|import)\s+'([^'\n]+)'/g)).toEqual([])
  expect(importing(/\bimport\(\s*'([^'\n]+)'/g)).toEqual(by === null ? [] : [by])
})
