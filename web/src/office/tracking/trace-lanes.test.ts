import type { TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import { expect, test } from 'vitest'
import { laneDrawing, spread } from './trace-lanes.ts'

const nothing = { name: null, link: null, verdict: null, seen: null, is_qr: null, amount: null, until: null }
const event = (at: string, facts: Pick<TraceEvent, 'kind' | 'by'> & Partial<TraceEvent>): TraceEvent => ({
  ...nothing,
  ...facts,
  at: `${at}T06:00:00.000Z`,
})
const now = '2026-11-20T06:00:00.000Z'
const until = '2026-11-29T06:00:00.000Z'
const story = [
  event('2026-08-31', { kind: 'arrival', by: 'another' }),
  event('2026-08-31', { kind: 'lead', by: 'another', until }),
  event('2026-11-14', { kind: 'click', by: 'you', verdict: 'repeat' }),
  event('2026-11-14', { kind: 'begun', by: 'customer' }),
  event('2026-11-19', { kind: 'disbursed', by: 'lender' }),
  event('2026-11-29', { kind: 'lock_end', by: 'rule' }),
]

test('lanes of who brought and of the customer, with the numbers of the list', () => {
  const drawing = laneDrawing(story, now, 800)
  expect(
    drawing?.lanes.map(({ name, marks }) => [name, marks.map(({ number, form }) => [number, form])]),
  ).toEqual([
    ['Another partner', [[1, 'brought']]],
    ['You', [[3, 'touch']]],
    [
      'The customer',
      [
        [2, 'did'],
        [4, 'did'],
        [5, 'paid'],
      ],
    ],
  ])
  const [another, you] = drawing?.lanes ?? []
  expect(another?.bars).toHaveLength(1)
  expect(another?.bars[0]?.isOver).toBe(false)
  expect(you?.bars).toEqual([])
  expect(you?.freeFrom).toBe(another?.bars[0]?.to)
  expect(you?.marks[0]?.isFaint).toBe(true)
  expect(drawing?.today).toBeLessThan(another?.bars[0]?.to ?? 0)
})

test('what is drawn stays inside, ticks apart, at every width', () => {
  for (const width of [280, 360, 700, 1_200]) {
    const drawing = laneDrawing(story, now, width)
    const places = drawing?.lanes.flatMap(({ marks, bars }) => [
      ...marks.map(({ x }) => x),
      ...bars.map(({ to }) => to),
    ])
    expect(Math.min(...(places ?? []))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...(places ?? []))).toBeLessThanOrEqual(width)
    const ticks = drawing?.ticks.map(({ x }) => x) ?? []
    expect(ticks.length).toBeGreaterThan(1)
    ticks.slice(1).forEach((x, index) => expect(x - (ticks[index] ?? 0)).toBeGreaterThanOrEqual(46))
  }
})

test('of nothing nothing is drawn', () => {
  expect(laneDrawing([], now, 800)).toBeNull()
  expect(laneDrawing(story, now, 0)).toBeNull()
})

test('marks of one moment lie beside each other, at the end to the left', () => {
  expect(spread([10, 10, 50], 20, 100)).toEqual([10, 30, 50])
  expect(spread([90, 95, 100], 20, 100)).toEqual([60, 80, 100])
  expect(spread([], 20, 100)).toEqual([])
})
