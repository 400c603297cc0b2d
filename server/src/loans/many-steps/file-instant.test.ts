import { expect, it } from 'vitest'
import { fileInstant } from './file-instant.ts'

const now = new Date('2026-11-20T12:00:00Z')

it.each([
  ['nothing before it', '2026-11-18', null, '2026-11-17T18:30:00.000Z'],
  ['something on an earlier day', '2026-11-18', '2026-11-10T04:00:00Z', '2026-11-17T18:30:00.000Z'],
  ['something on the same day', '2026-11-18', '2026-11-18T04:00:00Z', '2026-11-18T04:00:00.001Z'],
  ['something on a later day', '2026-11-18', '2026-11-19T04:00:00Z', '2026-11-18T18:29:59.999Z'],
  ['something this very moment', '2026-11-20', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
])('a day with %s', (_name, day, last, at) => {
  expect(fileInstant(day, last === null ? null : new Date(last), now).toISOString()).toBe(at)
})
