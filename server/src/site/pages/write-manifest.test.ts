import { expect, it } from 'vitest'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { writeManifest } from './write-manifest.ts'

const manifest = (change: Parameters<typeof buildBrandRow>[0]): unknown =>
  JSON.parse(writeManifest(knowBrand(buildBrandRow(change)).brand))

it('carries the brand’s name, colour and mark', () => {
  expect(manifest({ title: 'Loans by Demo' })).toEqual({
    name: 'Loans by Demo',
    short_name: 'Demo Money',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0b5cab',
    background_color: '#ffffff',
    icons: [
      { src: expect.stringMatching(/^\/brand\/demo\/logo-.*\.svg$/), type: 'image/svg+xml', sizes: 'any' },
    ],
  })
})

it('goes by the name without a title, and says no sizes of an uploaded image', () => {
  expect(manifest({ logo_file_url: '/files/12345678.webp' })).toMatchObject({
    name: 'Demo Money',
    icons: [{ src: '/files/12345678.webp' }],
  })
  expect(JSON.stringify(manifest({ logo_file_url: '/files/12345678.webp' }))).not.toContain('sizes')
})
