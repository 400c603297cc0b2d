import { expect, it } from 'vitest'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { writeManifest } from './write-manifest.ts'

const manifest = (
  change: Parameters<typeof buildBrandRow>[0],
  language: 'en' | 'hi' = 'en',
): Record<string, unknown> => JSON.parse(writeManifest(knowBrand(buildBrandRow(change)), language))

it('carries the brand’s name and colour, one identity, and icons of the sizes that phones ask for', () => {
  expect(manifest({ title: 'Loans by Demo' })).toMatchObject({
    id: '/',
    scope: '/',
    lang: 'en',
    name: 'Loans by Demo',
    short_name: 'Demo Money',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0b5cab',
    background_color: '#0b5cab',
    icons: [
      { src: '/icons/any-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/icons/any-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
})

it('is the same app in Hindi, which begins in Hindi and leads to private pages where they are', () => {
  expect(manifest({ title: null }, 'hi')).toMatchObject({
    id: '/',
    lang: 'hi',
    name: 'Demo Money',
    start_url: '/hi',
    shortcuts: expect.arrayContaining([
      { name: 'आपके आवेदन', url: '/user/application-status' },
      { name: 'कैलकुलेटर', url: '/hi/calculators' },
    ]),
  })
})

it('has no shortcut to cards under a brand that has none', () => {
  const paths = (change: Parameters<typeof buildBrandRow>[0]) =>
    (manifest(change)['shortcuts'] as { url: string }[]).map(({ url }) => url)
  expect(paths({ product_types: ['Credit Cards'] })).toContain('/credit-cards')
  expect(paths({ product_types: ['Gold Loans'] })).not.toContain('/credit-cards')
})
