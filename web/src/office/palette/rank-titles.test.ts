import { expect, test } from 'vitest'
import { rankTitles } from './rank-titles.ts'

const titles = ['User management', 'Audit log', 'Partners', 'Lender management', 'Managers'].map((title) => ({
  title,
}))

test.each([
  ['', ['User management', 'Audit log', 'Partners', 'Lender management', 'Managers']],
  ['  MANAGE ', ['Managers', 'User management', 'Lender management']],
  ['r', ['User management', 'Partners', 'Lender management', 'Managers']],
  ['nothing', []],
  ['management user', ['User management']],
  ['auditlog', ['Audit log']],
  ['audit-log', ['Audit log']],
  ['log nothing', []],
])('%j', (typed, expected) => {
  expect(rankTitles(titles, typed).map(({ title }) => title)).toEqual(expected)
})
