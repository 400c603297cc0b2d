import { expect, it } from 'vitest'
import { lenderPageNames, lenderPagePaths } from './lender-page-names.ts'

it('has a path for every page and sub-page, each once', () => {
  expect(lenderPagePaths).toEqual(
    expect.arrayContaining([
      '/user/kadamba-bank',
      '/user/konkan-credit',
      '/user/konkan-credit/declined',
      '/user/titli-money/passcode',
      '/user/gold-doorstep',
    ]),
  )
  const pages = Object.values(lenderPageNames)
  expect(lenderPagePaths).toHaveLength(pages.length + pages.flat().length)
  expect(new Set(lenderPagePaths).size).toBe(lenderPagePaths.length)
})
