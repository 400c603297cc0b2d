import { expect, it } from 'vitest'
import { cssPath, readAssets, readOfficeAssets } from './page-assets.ts'

const ENTRY = 'src/customer/app/entry-client.tsx'
const EARLY = 'src/customer/early/entry-early.ts'
const OFFICE = 'src/app/entry-office.tsx'
const manifest = {
  [ENTRY]: { file: 'entry.js', imports: ['_shared', '_ring'] },
  [EARLY]: { file: 'early.js' },
  'style.css': { file: 'assets/style-1.css' },
  _shared: { file: 'shared.js', css: ['style.css', 'other.css'], imports: ['_ring'] },
  _ring: { file: 'ring.js', imports: ['_shared', 'gone'] },
  'src/page.tsx': { file: 'page.js', imports: ['_shared'] },
  [OFFICE]: { file: 'office.js', css: ['office.css'], imports: ['_ring'] },
}
const json = JSON.stringify(manifest)
const without = (name: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(manifest).filter(([key]) => key !== name)))

it('reads entry, styles, faces, and what each module needs, itself first and each once', () => {
  const { entry, early, files, css, fonts } = readAssets(json, ' body{} \n', '[]')
  expect([entry, early, css, fonts]).toEqual(['/entry.js', '/early.js', 'body{}', []])
  expect(files.get(ENTRY)).toEqual(['/entry.js', '/shared.js', '/ring.js'])
  expect(files.get('src/page.tsx')).toEqual(['/page.js', '/shared.js', '/ring.js'])
  expect(cssPath(json)).toBe('assets/style-1.css')
})

it('reads the back office', () => {
  expect(readOfficeAssets(json, '[]')).toEqual({
    entry: '/office.js',
    styles: '/office.css',
    scripts: ['/office.js', '/ring.js', '/shared.js'],
    fonts: [],
  })
})

it.each([
  [() => readAssets(without(ENTRY), '', '[]'), `the manifest has no ${ENTRY}`],
  [() => readAssets(without(EARLY), '', '[]'), `the manifest has no ${EARLY}`],
  [() => cssPath(without('style.css')), 'the manifest has no style.css'],
  [() => readOfficeAssets(without(OFFICE), '[]'), `the manifest has no ${OFFICE}`],
])('says what a build lacks %#', (read, message) => {
  expect(read).toThrow(message)
})
