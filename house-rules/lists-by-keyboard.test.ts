import { expect, test } from 'vitest'
import { filledLists, madeLists, partnerLists } from '../e2e/journey/office/office-lists.ts'
import { trackedFiles } from './tracked-files.ts'

const walked = [...filledLists, ...madeLists, ...partnerLists]

/** A list of a page, with the label that it is given: null for one that is put together. */
const LIST = /<(?:DataTable|PagedRows|PagedList|OfficeList|ContentTab)\b[^]*?\blabel=(?:"([^"]+)"|\{)/g

const lists = trackedFiles(['.tsx'])
  .filter(({ path }) => /^web\/src\/(admin|partner)\//.test(path) && !path.includes('.test.'))
  .flatMap(({ path, text }) =>
    Array.from(text.matchAll(LIST), ([, label = null]) => ({ path, label, page: path.split('/')[3] ?? '' })),
  )

test('every list of the office and of the partner area is walked by keyboard (e2e/office/keyboard-lists.e2e.ts)', () => {
  expect(lists.length).toBeGreaterThan(25)
  const isWalked = ({ label, page }: (typeof lists)[number]): boolean =>
    walked.some((list) => (label === null ? list.address.startsWith(`/admin/${page}`) : list.label === label))
  expect(lists.filter((list) => !isWalked(list))).toEqual([])
})

test('no list is walked that is on no page', () => {
  const known = new Set(lists.map(({ label }) => label))
  const madeUp = new Set(lists.filter(({ label }) => label === null).map(({ page }) => `/admin/${page}`))
  const isThere = ({ label, address }: (typeof walked)[number]): boolean =>
    known.has(label) || [...madeUp].some((path) => address.startsWith(path))
  expect(walked.filter((list) => !isThere(list))).toEqual([])
})
