import { describe, expect, it, test } from 'vitest'
import { rangeSpans } from './range-spans.ts'

/** 21/11/2026 02:30 in India, still the 20th in UTC. */
const NOW = new Date('2026-11-20T21:00:00Z')
const iso = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

describe('the spans of a range', () => {
  test.each([
    [
      'today',
      ['2026-11-20T18:30:00.000Z', '2026-11-20T21:00:00.000Z'],
      ['2026-11-19T18:30:00.000Z', '2026-11-19T21:00:00.000Z'],
      ['2026-11-15', '2026-11-21', 7],
    ],
    [
      'yesterday',
      ['2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
      ['2026-11-18T18:30:00.000Z', '2026-11-19T18:30:00.000Z'],
      ['2026-11-14', '2026-11-20', 7],
    ],
    [
      '7d',
      ['2026-11-14T18:30:00.000Z', '2026-11-20T21:00:00.000Z'],
      ['2026-11-07T18:30:00.000Z', '2026-11-13T21:00:00.000Z'],
      ['2026-11-15', '2026-11-21', 7],
    ],
    [
      '30d',
      ['2026-10-22T18:30:00.000Z', '2026-11-20T21:00:00.000Z'],
      ['2026-09-22T18:30:00.000Z', '2026-10-21T21:00:00.000Z'],
      ['2026-10-23', '2026-11-21', 30],
    ],
  ] as const)('%s', (range, span, before, [first, last, count]) => {
    const spans = rangeSpans(range, NOW)
    expect(iso(spans.range)).toEqual(span)
    expect(iso(spans.before)).toEqual(before)
    expect(spans.days.at(0)?.day).toBe(first)
    expect(spans.days.at(-1)?.day).toBe(last)
    expect(spans.days).toHaveLength(count)
  })

  it('has days that follow one another without a gap and end with the range', () => {
    for (const range of ['today', 'yesterday', '7d', '30d'] as const) {
      const { days, range: whole } = rangeSpans(range, NOW)
      for (const [index, day] of days.slice(1).entries()) expect(day.from).toEqual(days[index]?.to)
      expect(days.at(-1)?.to).toEqual(whole.to)
    }
  })

  it('has as many days before, each as long as the one that it stands beside', () => {
    for (const range of ['today', 'yesterday', '7d', '30d'] as const) {
      const { days, daysBefore, before } = rangeSpans(range, NOW)
      const shift = days.length * 86_400_000
      expect(daysBefore.map(iso)).toEqual(
        days.map(({ from, to }) =>
          iso({ from: new Date(from.getTime() - shift), to: new Date(to.getTime() - shift) }),
        ),
      )
      // What the days before hold is what the range before holds, where the range is all of the days.
      if (range === '7d' || range === '30d')
        expect([daysBefore.at(0)?.from, daysBefore.at(-1)?.to]).toEqual([before.from, before.to])
    }
    expect(
      rangeSpans('30d', NOW)
        .daysBefore.map(({ day }) => day)
        .filter((_, at) => at % 29 === 0),
    ).toEqual(['2026-09-23', '2026-10-22'])
  })

  it('is empty at the first moment of a day', () => {
    const spans = rangeSpans('today', new Date('2026-11-20T18:30:00Z'))
    expect(iso(spans.range)).toEqual(['2026-11-20T18:30:00.000Z', '2026-11-20T18:30:00.000Z'])
  })
})
