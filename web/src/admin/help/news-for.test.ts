import { expect, test } from 'vitest'
import { newsFor } from './news-for.ts'
import { news } from './news.ts'

const titles = (role: 1 | 2 | 3 | null): string[] =>
  newsFor(role).flatMap(({ entries }) => entries.map(({ title }) => title))

test('role 1 is told all of it, the newest first', () => {
  expect(titles(1)).toEqual(news.map(({ title }) => title))
  const days = newsFor(1).map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(titles(1)).size).toBe(news.length)
})

test('nobody is told of a page that they may not open', () => {
  expect(titles(3)).toContain('Find a customer by e-mail, name and any number')
  expect(titles(3)).not.toContain('The audit log as a file')
  expect(titles(null)).not.toContain('Find a customer by e-mail, name and any number')
  expect(titles(null)).toContain('Single keys')
})
