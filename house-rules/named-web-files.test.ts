import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that read the build by the names of its sources: a source that moves has to be followed there. */
const readers = globSync(['bench/**/*.ts', 'scripts/**/*.{ts,mjs}', 'e2e/**/*.ts', 'web/vite.config.ts'])

test('a source of the web that is named in a text is there', () => {
  const named = readers.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/'(src\/[\w/.-]+\.tsx?)'/g), ([, path = '']) => ({
      file,
      path,
    })),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ path }) => !existsSync(`web/${path}`))).toEqual([])
})

// Pictures of the pages are taken by Node, which reads no JSX.
test('a list of pages loads what it draws when it is drawn', () => {
  const lists = globSync('web/src/{admin,partner}/**/*-pages.ts')
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter((file) => /^import .*\.tsx'$/m.test(readFileSync(file, 'utf8')))).toEqual([])
})
