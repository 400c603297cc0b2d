import { expect, it } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

it('is of version 7 and begins with the time', () => {
  const id = uuidV7(new Date('2026-11-20T10:00:00.000Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T10:00:00.000Z'))
})

it('sorts by time and never repeats', () => {
  const start = Date.parse('2026-11-20T10:00:00.000Z')
  const ids = Array.from({ length: 200 }, (_, ms) => uuidV7(new Date(start + ms)))
  expect(ids.toSorted()).toEqual(ids)
  const atOnce = Array.from({ length: 2_000 }, () => uuidV7(new Date(start)))
  expect(atOnce.toSorted()).toEqual(atOnce)
  expect(new Set(atOnce).size).toBe(2_000)
})
