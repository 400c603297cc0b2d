import type { OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import { expect, test } from 'vitest'
import { composeOfficeDocument } from './office-document.ts'
import { readOfficeAssets } from './page-assets.ts'

const manifest = JSON.stringify({
  'src/app/entry-office.tsx': {
    file: 'assets/office/office-1.js',
    imports: ['_call.js'],
    css: ['assets/office/office-2.css'],
  },
  '_call.js': { file: 'assets/office/call-3.js' },
  'src/admin/admin-area.ts': { file: 'assets/office/admin-4.js' },
})
const fonts = JSON.stringify([
  { family: 'Inter', weight: 400, script: 'latin', unicode_range: 'U+20', url: '/assets/fonts/inter.woff2' },
  {
    family: 'Poppins',
    weight: 400,
    script: 'latin',
    unicode_range: 'U+20',
    url: '/assets/fonts/poppins.woff2',
  },
])
const bootstrap = {
  area: 'admin',
  brand: {
    name: '</title><script>alert(1)</script>',
    logo_url: '/brand/logo.svg?a=1&b=2',
    font_family: 'Inter',
    primary_colour: '#0b3d91',
    secondary_colour: '#ff8f00',
    border_radius: 10,
  },
  idle_minutes: 30,
} as unknown as OfficeBootstrap
const { html, inlineStyles } = composeOfficeDocument(bootstrap, readOfficeAssets(manifest, fonts))

test('entry, its imports and the style sheet are fetched with the document, no area is', () => {
  expect([...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, url]) => url)).toEqual([
    '/assets/office/office-1.js',
    '/assets/office/call-3.js',
  ])
  expect(html).toContain('<link rel="stylesheet" href="/assets/office/office-2.css">')
  expect(html).toContain('<script type="module" src="/assets/office/office-1.js"></script>')
})

test('one inline style, no inline script, no style attribute, no search engine', () => {
  expect(inlineStyles).toEqual([/<style>(.*)<\/style>/.exec(html)?.[1]])
  expect(html.match(/<script(?! type="application\/json")(?![^>]* src=)/g)).toBeNull()
  expect(html).not.toContain(' style=')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
})

test('the bootstrap data is whole and cannot close its element; the brand face alone is declared', () => {
  const [, json = ''] = /id="bootstrap">(.*)<\/script><\/body>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(bootstrap)
  expect(html).not.toContain('Poppins')
})

test('a build without the entry or its style sheet is refused', () => {
  expect(() => readOfficeAssets('{}', '[]')).toThrow('src/app/entry-office.tsx')
  const bare = JSON.stringify({ 'src/app/entry-office.tsx': { file: 'assets/office/office-1.js' } })
  expect(() => readOfficeAssets(bare, '[]')).toThrow('style sheet')
})
