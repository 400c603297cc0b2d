import { expect, it } from 'vitest'
import { demoAccounts } from '../../demo/staff.ts'
import { buildBrandDirectory } from '../reference/brands/brand-directory.ts'
import { readEnv } from '../platform/env.ts'
import { buildBrandRow } from '../testing/build-brand-row.ts'
import { writeWelcome } from './write-welcome.ts'

const directory = (...slugs: string[]) =>
  buildBrandDirectory(
    slugs.map((slug, at) => buildBrandRow({ brand_id: at + 1, slug, name: `Brand ${slug}` })),
    'default',
    null,
  )
const welcome = (variables: Record<string, string>, ...slugs: string[]): string =>
  writeWelcome({ env: readEnv({ HOST: '0.0.0.0', ...variables }), port: 3100, brands: directory(...slugs) })

it('of a demo names brands, accounts and where codes appear', () => {
  const text = welcome({ DEMO: '1' }, 'default', 'a', 'b', 'c', 'd')
  expect(text).toContain('http://localhost:3100 ')
  for (const slug of ['a', 'b', 'c']) expect(text).toContain(`http://${slug}.localhost:3100   Brand ${slug}`)
  // The default brand has its own line, and a fourth is one of the rest.
  for (const slug of ['default', 'd']) expect(text).not.toContain(`http://${slug}.localhost`)
  expect(text).toContain('5 brands in all')
  for (const { username, password } of demoAccounts) expect(text).toContain(`${username} / ${password}`)
  expect(text).toContain('http://localhost:3100/dev/outbox')
})

it.each([
  [{}, ['default'], 'Serving on http://0.0.0.0:3100\n'],
  [{ PUBLIC_URL: 'https://market.example' }, ['default'], 'Serving on https://market.example\n'],
  [
    {},
    [],
    'Serving on http://0.0.0.0:3100\nNo brand yet: add the first at http://0.0.0.0:3100/admin/brands\n',
  ],
])('of a real one says no password: %j, brands %j', (variables, slugs, text) => {
  expect(welcome({ DEMO: '0', ...variables }, ...slugs)).toBe(text)
})
