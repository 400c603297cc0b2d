import { expect, it } from 'vitest'
import { buildBrandDirectory } from '../src/reference/brands/brand-directory.ts'
import { buildBrandRow } from '../src/testing/build-brand-row.ts'
import { demoAccounts } from './staff.ts'
import { writeDemoWelcome } from './write-demo-welcome.ts'

it('names brands, accounts and where codes appear', () => {
  const slugs = ['default', 'a', 'b', 'c', 'd']
  const rows = slugs.map((slug, at) => buildBrandRow({ brand_id: at + 1, slug, name: `Brand ${slug}` }))
  const brands = buildBrandDirectory(rows, 'default', null)
  const text = writeDemoWelcome({ port: 3100, defaultBrand: 'default', brands })
  expect(text).toContain('http://localhost:3100 ')
  for (const slug of ['a', 'b', 'c']) expect(text).toContain(`http://${slug}.localhost:3100   Brand ${slug}`)
  // The default brand has its own line, and a fourth is one of the rest.
  for (const slug of ['default', 'd']) expect(text).not.toContain(`http://${slug}.localhost`)
  expect(text).toContain('5 brands in all')
  for (const { username, password } of demoAccounts) expect(text).toContain(`${username} / ${password}`)
  expect(text).toContain('http://localhost:3100/dev/outbox')
})
