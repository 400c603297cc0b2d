import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './tracked-files.ts'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  integrity?: string
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)
/** What a deployment installs (`npm ci --omit=dev`): what `npm run sbom` lists. */
const shipped = locked.filter(([, { dev }]) => dev !== true)

/** Licences that ask for nothing but their own text beside a copy. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
])
/** libvips, which sharp loads as a library of its own that anybody may exchange (LGPL-3.0, 4). */
const exchangeable = /^node_modules\/@img\/sharp-/

/** MIT by the file LICENSE that they ship; their package.json does not say so. */
const unsaid: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' }

test('what is shipped has a licence that lets it be', () => {
  const wrong = shipped.filter(([path, { license = unsaid[path] ?? 'none' }]) => {
    const parts = license.split(' AND ')
    return !parts.every(
      (part) => permissive.has(part) || (part === 'LGPL-3.0-or-later' && exchangeable.test(path)),
    )
  })
  expect(shipped.length).toBeGreaterThan(200)
  expect(wrong.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})

test('every package is pinned by the hash of its content', () => {
  expect(locked.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([])
})
