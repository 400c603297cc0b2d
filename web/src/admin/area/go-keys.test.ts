import { expect, test } from 'vitest'
import { adminPages } from './pages.ts'
import { goKeys } from './go-keys.ts'
import { paletteActs } from './palette-acts.ts'

test('no two pages have one key, none is the first of the pair, and each leads to a page of the menu', () => {
  const keys = Object.values(goKeys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => key === 'g' || !/^[a-z]$/.test(key))).toEqual([])
  const inMenu = new Set(adminPages.flatMap(({ page, icon }) => (icon === undefined ? [] : [page])))
  expect(
    Object.keys(goKeys).filter((page) => !inMenu.has(page as (typeof adminPages)[number]['page'])),
  ).toEqual([])
})

test('each act of the palette is done on a page that there is', () => {
  const paths = new Map(
    adminPages.flatMap(({ page, paths: all }) => all.map((path) => [path, page] as const)),
  )
  expect(paletteActs.filter(({ page, path }) => paths.get(path) !== page)).toEqual([])
  expect(new Set(paletteActs.map(({ title }) => title)).size).toBe(paletteActs.length)
})
