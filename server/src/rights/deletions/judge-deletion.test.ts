import { describe, expect, test } from 'vitest'
import { blocksOf, judgeDeletion, type DeletionStand } from './judge-deletion.ts'

const free: DeletionStand = { held_until: null, open_complaints: 0, open_applications: 0 }
const until = new Date('2026-12-01T06:00:00Z')

describe('a deletion that the customer asked for', () => {
  test.each<[string, Partial<DeletionStand>, ReturnType<typeof judgeDeletion>]>([
    ['is done at once', {}, { may: 'now' }],
    ['closes open complaints, as their own does', { open_complaints: 2 }, { may: 'now' }],
    ['ends open applications, as their own does', { open_applications: 1 }, { may: 'now' }],
    [
      'waits after a change of contact',
      { held_until: until },
      { may: 'later', because: 'contact_changed', until },
    ],
  ])('%s', (_what, stand, verdict) => {
    expect(judgeDeletion('asked_of_staff', { ...free, ...stand })).toEqual(verdict)
  })
})

describe('a deletion that staff decide', () => {
  test.each<[string, Partial<DeletionStand>, ReturnType<typeof judgeDeletion>]>([
    ['is done at once', {}, { may: 'now' }],
    [
      'never takes away who complains',
      { open_complaints: 1, open_applications: 1 },
      { may: 'no', because: 'complaint_open' },
    ],
    [
      'never takes away whose application is open',
      { open_applications: 1, held_until: until },
      { may: 'no', because: 'application_open' },
    ],
    [
      'waits after a change of contact',
      { held_until: until },
      { may: 'later', because: 'contact_changed', until },
    ],
  ])('%s', (_what, stand, verdict) => {
    expect(judgeDeletion('staff_decided', { ...free, ...stand })).toEqual(verdict)
  })
})

test('every block is told', () => {
  expect(blocksOf({ held_until: until, open_complaints: 1, open_applications: 3 })).toEqual([
    'complaint_open',
    'application_open',
    'contact_changed',
  ])
  expect(blocksOf(free)).toEqual([])
})
