import { expect, it } from 'vitest'
import {
  fontFaceCss,
  fontsToPreload,
  fontStack,
  linkedFaceCss,
  officeFaceCss,
  type FontFile,
} from './font-faces.ts'

const file = (family: string, script: FontFile['script'], weight: FontFile['weight'] = 400): FontFile => ({
  family,
  script,
  weight,
  unicode_range: 'U+0-FF',
  url: `/${family}-${script}-${weight}.woff2`,
})
const files = [
  file('Inter', 'latin'),
  file('Inter', 'latin', 600),
  file('Inter', 'rupee'),
  file('Poppins', 'latin'),
  file('Mukta', 'devanagari'),
  file('Mukta', 'hindi-name'),
]
const urls = (css: string): string[] => [...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '')

it.each([
  [
    'en',
    [
      '/Inter-latin-400.woff2',
      '/Inter-latin-600.woff2',
      '/Inter-rupee-400.woff2',
      '/Mukta-hindi-name-400.woff2',
    ],
  ],
  [
    'hi',
    [
      '/Inter-latin-400.woff2',
      '/Inter-latin-600.woff2',
      '/Inter-rupee-400.woff2',
      '/Mukta-devanagari-400.woff2',
    ],
  ],
] as const)('a page in %s has %j', (language, expected) => {
  expect(urls(fontFaceCss(files, 'Inter', language))).toEqual(expected)
})

it('takes a Devanagari face of the device first, and never moves a line for its own', () => {
  const css = fontFaceCss([file('Mukta', 'devanagari')], 'Inter', 'hi')
  expect(css).toContain('font-display:optional;src:local("NotoSansDevanagari-Regular"),')
  expect(fontFaceCss([file('Inter', 'latin', 600)], 'Inter', 'hi')).toBe(
    '@font-face{font-family:"Inter";font-weight:600;font-display:swap;' +
      'src:url(/Inter-latin-600.woff2) format("woff2");unicode-range:U+0-FF}',
  )
})

it('has the whole Devanagari face in the back office, and shows text before it is there', () => {
  const css = officeFaceCss(files, 'Inter')
  expect(urls(css)).toEqual([
    '/Inter-latin-400.woff2',
    '/Inter-latin-600.woff2',
    '/Inter-rupee-400.woff2',
    '/Mukta-devanagari-400.woff2',
  ])
  expect(css).not.toContain('optional')
})

it('fetches the brand’s Latin cuts ahead and nothing else', () => {
  expect(fontsToPreload(files, 'Inter')).toEqual(['/Inter-latin-400.woff2', '/Inter-latin-600.woff2'])
  expect(fontsToPreload(files, 'Other')).toEqual([])
})

it('names a face of the brand’s own, where it has one', () => {
  expect(linkedFaceCss({ font_family: 'Baloo', font_link: null })).toBe('')
  expect(linkedFaceCss({ font_family: 'Baloo', font_link: 'https://f.example/b.woff2' })).toBe(
    '@font-face{font-family:"Baloo";font-weight:400 600;font-display:swap;src:url(https://f.example/b.woff2) format("woff2")}',
  )
  expect(fontStack('Baloo')).toMatch(/^"Baloo",.*sans-serif$/)
})
