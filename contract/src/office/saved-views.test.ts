import { expect, test } from 'vitest'
import { ListName, pageOfList, saveView } from './saved-views.ts'

test.each([
  ['lenders', 'lenders'],
  ['dashboard.queue-rows', 'dashboard'],
  ['toString', null],
  ['nothing', null],
  ['', null],
])('list %j is of page %j', (list, page) => {
  expect(pageOfList(list)).toBe(page)
})

test.each(['lenders', 'lenders.deleted', 'audit-log'])('%j is a list', (list) => {
  expect(ListName.safeParse(list).success).toBe(true)
})

test.each(['', 'nothing', 'lenders.', 'lenders.a.b', 'Lenders', 'lenders/1', 'constructor', 7, null])(
  '%j is no list',
  (list) => {
    expect(ListName.safeParse(list).success).toBe(false)
  },
)

const view = (change: object = {}) => ({
  view_id: null,
  list: 'lenders',
  name: 'Live gold lenders',
  query: 'status=1&q=gold',
  columns: '{"hidden":["min_age"]}',
  ...change,
})

test.each([
  ['a name with space around it', { name: ' Mine ' }],
  ['no query', { query: '' }],
  ['the columns of the list', { columns: null }],
  ['an own view', { view_id: 7 }],
  ['the longest', { query: 'q'.repeat(2_000), columns: `{"a":"${'x'.repeat(4_000 - 8)}"}` }],
])('takes %s', (_, change) => {
  expect(saveView.body.safeParse(view(change)).success).toBe(true)
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 61', { name: 'x'.repeat(61) }, 'name'],
  ['a name of two lines', { name: 'a\nb' }, 'name'],
  ['a query of 2,001', { query: 'q'.repeat(2_001) }, 'query'],
  ['a query with a space', { query: 'q=a b' }, 'query'],
  ['a query with a fragment', { query: 'q=a#b' }, 'query'],
  ['columns of 4,001', { columns: `{"a":"${'x'.repeat(4_001 - 8)}"}` }, 'columns'],
  ['columns that are no JSON', { columns: '{' }, 'columns'],
  ['columns that are a list', { columns: '[]' }, 'columns'],
  ['columns that are nothing', { columns: 'null' }, 'columns'],
  ['view 0', { view_id: 0 }, 'view_id'],
])('refuses %s', (_, change, field) => {
  const { error } = saveView.body.safeParse(view(change))
  expect(error?.issues.map(({ path }) => path[0])).toContain(field)
})
