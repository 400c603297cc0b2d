import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { expect, test } from 'vitest'
import { composeDocument, composeStillDocument, type DocumentPage } from './document.ts'
import { readAssets } from './page-assets.ts'

const manifest = JSON.stringify({
  'src/customer/app/entry-client.tsx': { file: 'assets/customer-1.js', imports: ['_shell.js'] },
  'src/customer/early/entry-early.ts': { file: 'assets/early-3.js' },
  '_shell.js': { file: 'assets/shell-2.js' },
  'src/customer/start/start-page.tsx': {
    file: 'assets/start-4.js',
    imports: ['src/customer/app/entry-client.tsx', '_shell.js'],
  },
})
const face = (family: string, script: string) => ({
  family,
  weight: 400,
  script,
  unicode_range: 'U+20',
  url: `/assets/fonts/${script}-${family.length}.woff2`,
})
const fonts = JSON.stringify([
  face('Inter', 'latin'),
  face('Poppins', 'latin'),
  face('Noto Sans Devanagari', 'devanagari'),
])
const assets = readAssets(manifest, 'body{margin:0}', fonts)

const bootstrap = {
  brand: {
    name: 'Haldi & Sons',
    logo_url: '/brand/logo.svg?a=1&b=2',
    font_family: 'Inter',
    font_link: null,
    primary_colour: '#0b3d91',
    secondary_colour: '#ff8f00',
    border_radius: 10,
  },
  language: 'en',
  consent_texts: [{ purpose: 'terms', version: '1', text: '</script><script>alert(1)</script>' }],
} as unknown as Bootstrap

const page: DocumentPage = {
  status: 200,
  title: 'Loans <b>"now"</b>',
  description: 'All & sundry',
  html: '<h1>Loans</h1>',
  modules: ['src/customer/start/start-page.tsx'],
  hydrate: true,
  head: { isFound: false },
  above: '',
}

const { html, inlineStyles } = composeDocument({ page, bootstrap, assets })

test('title and description are escaped', () => {
  expect(html).toContain('<title>Loans &lt;b&gt;&quot;now&quot;&lt;/b&gt;</title>')
  expect(html).toContain('content="All &amp; sundry"')
})

test('bootstrap data cannot close its script element', () => {
  const [, json = ''] =
    /<script type="application\/json" id="bootstrap">(.*)<\/script><\/body>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(bootstrap)
})

test('there is one inline style, no style attribute and no inline script', () => {
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(inlineStyles).toEqual([/<style>(.*)<\/style>/.exec(html)?.[1]])
  expect(html).not.toContain(' style=')
  expect(html.match(/<script(?! type="application\/json")(?![^>]* src=)/g)).toBeNull()
})

test('the entry, what it imports and the page are fetched with the document, each once', () => {
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, url]) => url)
  expect(preloaded).toEqual(['/assets/customer-1.js', '/assets/shell-2.js', '/assets/start-4.js'])
})

test('a page that is made in the browser asks early, before anything else is fetched; a rendered one does not', () => {
  const early = '<script type="module" async src="/assets/early-3.js"></script>'
  expect(html).not.toContain('early')
  const shell = composeDocument({ page: { ...page, hydrate: false }, bootstrap, assets }).html
  expect(shell.split(early)).toHaveLength(2)
  expect(shell.indexOf(early)).toBeLessThan(shell.indexOf('rel="modulepreload"'))
})

test.each([
  ['en', ['Inter']],
  ['hi', ['Inter', 'Noto Sans Devanagari']],
] as const)("%s pages declare their faces alone and fetch the brand's early", (language, families) => {
  const document = composeDocument({ page, bootstrap: { ...bootstrap, language }, assets }).html
  expect([...document.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, family]) => family)).toEqual(
    families,
  )
  expect([...document.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    '/assets/fonts/latin-5.woff2',
  ])
  expect(document).toContain(`<html lang="${language}">`)
})

test('a phone with a Devanagari face of its own fetches none; the brand\u2019s face is always ours', () => {
  const document = composeDocument({ page, bootstrap: { ...bootstrap, language: 'hi' }, assets }).html
  const sources = [...document.matchAll(/@font-face\{font-family:"([^"]+)"[^}]*;src:([^;]+);/g)]
  expect(sources.map(([, family, source]) => [family, source?.split(',')])).toEqual([
    ['Inter', ['url(/assets/fonts/latin-5.woff2) format("woff2")']],
    [
      'Noto Sans Devanagari',
      [
        'local("NotoSansDevanagari-Regular")',
        'local("Noto Sans Devanagari")',
        'local("KohinoorDevanagari-Regular")',
        'local("Nirmala UI")',
        'url(/assets/fonts/devanagari-20.woff2) format("woff2")',
      ],
    ],
  ])
})

test('a face of the brand\u2019s own is one file from its address', () => {
  const font_link = 'https://faces.example.com/tiro.woff2'
  const linked = { ...bootstrap, brand: { ...bootstrap.brand, font_family: 'Tiro', font_link } }
  const document = composeDocument({ page, bootstrap: linked, assets })
  expect(document.inlineStyles[0]).toContain(
    `@font-face{font-family:"Tiro";font-weight:400 600;font-display:swap;src:url(${font_link}) format("woff2")}`,
  )
})

test('a still document carries nothing that runs and nothing that can be pressed', () => {
  const still = composeStillDocument({ page, bootstrap, assets })
  expect(still.html).toContain('<div id="root" inert><h1>Loans</h1></div>')
  expect(still.html).not.toMatch(/<script|modulepreload|manifest|bootstrap/)
  expect(still.html).toContain(`<style>${still.inlineStyles[0]}</style>`)
})

test('the style attributes of a still document are told, for its policy', () => {
  const html =
    '<i style="--fill:40%"></i><i style="--fill:40%"></i><b style="content:&quot;&amp;lt;&#x27;&quot;"></b>'
  const still = composeStillDocument({ page: { ...page, html }, bootstrap, assets })
  expect(still.inlineStyles.slice(1)).toEqual(['--fill:40%', `content:"&lt;'"`])
})
