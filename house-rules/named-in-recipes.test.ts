import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, trackedFiles } from './tracked-files.ts'

/** A path from the root; one with a sign for something else (`…`, `*`, `{`) names many. */
const path = /`((?:contract|server|web|e2e|bench|scripts|house-rules|docs)\/[\w./-]+)`/g

test('a file or folder that a recipe names is there', () => {
  const named = trackedFiles(['.md'])
    .filter((file) => file.path.startsWith('docs/recipes/') || file.path === 'CONTRIBUTING.md')
    .flatMap(({ path: recipe, text }) =>
      Array.from(text.matchAll(path), ([, name = '']) => `${recipe}: ${name}`),
    )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((line) => !existsSync(join(ROOT, line.split(': ')[1] ?? '')))).toEqual([])
})
