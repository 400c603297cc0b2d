import type { TimelineKind, TimelineLine } from '@marketplace/contract/office/customer-timeline'
import { describe, expect, test } from 'vitest'
import { pageOfDays, type SourceLines } from './page-of-days.ts'

let next = 0
const line = (kind: TimelineKind, at: string): TimelineLine => ({
  key: `${kind} ${(next += 1)}`,
  kind,
  at,
  what: 'sent',
  about: null,
  words: null,
  by: null,
})
const source = (kind: TimelineKind, ats: readonly string[], isCut = false): SourceLines => ({
  kind,
  lines: ats.map((at) => line(kind, at)),
  isCut,
})
const daysOf = (page: ReturnType<typeof pageOfDays>): [string, number][] =>
  page.days.map(({ day, lines }) => [day, lines.length])

describe('a page of a timeline', () => {
  test('mixes the kinds by time, by days of India', () => {
    const page = pageOfDays([
      source('status', ['2026-11-20T19:00:00.000Z', '2026-11-19T10:00:00.000Z']),
      source('messages', ['2026-11-20T18:00:00.000Z']),
    ])
    expect(daysOf(page)).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
      ['2026-11-19', 1],
    ])
    expect(page.earlier).toBe(null)
    expect(page.counts).toMatchObject({ status: 2, messages: 1, looks: 0 })
  })

  test('ends with a whole day, and says where the next begins', () => {
    const ats = ['2026-11-20T06:00:00.000Z', '2026-11-19T07:00:00.000Z', '2026-11-19T06:00:00.000Z']
    const page = pageOfDays([source('looks', [...ats, '2026-11-18T06:00:00.000Z'])], 2)
    expect(daysOf(page)).toEqual([
      ['2026-11-20', 1],
      ['2026-11-19', 2],
    ])
    expect(page.earlier).toBe('2026-11-19')
  })

  test('tells nothing behind what was not read to its end', () => {
    const page = pageOfDays([
      source('looks', ['2026-11-20T06:00:00.000Z', '2026-11-19T06:00:00.000Z'], true),
      source('status', ['2026-11-20T05:00:00.000Z', '2026-11-18T05:00:00.000Z']),
    ])
    expect(daysOf(page)).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 1],
    ])
    expect(page.earlier).toBe('2026-11-19')
  })

  test('goes on where one day is more than a page', () => {
    const page = pageOfDays(
      [
        source('messages', [
          '2026-11-20T06:00:00.000Z',
          '2026-11-20T05:00:00.000Z',
          '2026-11-17T05:00:00.000Z',
        ]),
      ],
      1,
    )
    expect(daysOf(page)).toEqual([['2026-11-20', 2]])
    expect(page.earlier).toBe('2026-11-20')
  })

  test('of nobody is empty', () => {
    expect(pageOfDays([])).toMatchObject({ days: [], earlier: null })
  })
})
