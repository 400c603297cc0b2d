import { expect, it } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { buildBrandDirectory } from '../reference/brands/brand-directory.ts'
import { buildBrandRow } from '../testing/build-brand-row.ts'
import { writeWelcome } from './write-welcome.ts'

const directory = (...slugs: string[]) =>
  buildBrandDirectory(
    slugs.map((slug, at) => buildBrandRow({ brand_id: at + 1, slug, name: `Brand ${slug}` })),
    'default',
    null,
  )

it.each([
  [{}, ['default'], 'Serving on http://0.0.0.0:3100\n'],
  [{ PUBLIC_URL: 'https://market.example' }, ['default'], 'Serving on https://market.example\n'],
  [
    {},
    [],
    'Serving on http://0.0.0.0:3100\nNo brand yet: add the first at http://0.0.0.0:3100/admin/brands\n',
  ],
])('says no password: %j, brands %j', (variables, slugs, text) => {
  const env = readEnv({ HOST: '0.0.0.0', DEMO: '0', ...variables })
  expect(writeWelcome(env, 3100, directory(...slugs))).toBe(text)
})
