import { describe, expect, it } from 'vitest'
import { afterPlan, type MoneyNews, planTranches, type Tranche } from './plan-tranches.ts'

/** What a loan's parts are after each of `news`, in a line: sum, day and cause. */
const after = (news: readonly MoneyNews[]): string[] => {
  let all: Tranche[] = []
  const causes = new Map<number, string>()
  for (const one of news) {
    const plan = planTranches(all, one)
    for (const { tranche, cause, day } of plan.taken_back) causes.set(tranche, `${cause} ${day}`)
    all = afterPlan(all, plan)
  }
  return all.map(({ tranche, amount_paise, day }) =>
    [tranche, amount_paise, day, causes.get(tranche)].filter((part) => part !== undefined).join(' '),
  )
}

const at = (event_id: number, day: string) => ({ lender_application_id: 1, lender_id: 7, event_id, day })
const paid = (event_id: number, total_paise: number, day: string): MoneyNews => ({
  ...at(event_id, day),
  kind: 'paid',
  total_paise,
})
const back = (event_id: number, day: string): MoneyNews => ({
  ...at(event_id, day),
  kind: 'taken_back',
  cause: 'clawed_back',
})
const corrected = (event_id: number, corrected_event_id: number, day: string): MoneyNews => ({
  ...at(event_id, day),
  kind: 'corrected',
  corrected_event_id,
})

describe('the parts of a loan', () => {
  it.each<[string, MoneyNews[], string[]]>([
    ['all at once', [paid(1, 500, '2026-11-02')], ['1 500 2026-11-02']],
    ['the same news twice', [paid(1, 500, '2026-11-02'), paid(2, 500, '2026-11-02')], ['1 500 2026-11-02']],
    [
      'the same sum under another day',
      [paid(1, 500, '2026-11-02'), paid(2, 500, '2026-11-09')],
      ['1 500 2026-11-02'],
    ],
    [
      'two parts',
      [paid(1, 300, '2026-11-02'), paid(2, 500, '2026-12-01')],
      ['1 300 2026-11-02', '2 200 2026-12-01'],
    ],
    [
      'a smaller sum later',
      [paid(1, 300, '2026-11-02'), paid(2, 500, '2026-11-05'), paid(3, 350, '2026-11-06')],
      ['1 300 2026-11-02', '2 200 2026-11-05 restated 2026-11-06', '3 50 2026-11-05'],
    ],
    [
      'a smaller sum that a part makes by itself',
      [paid(1, 300, '2026-11-02'), paid(2, 500, '2026-11-05'), paid(3, 300, '2026-11-06')],
      ['1 300 2026-11-02', '2 200 2026-11-05 restated 2026-11-06'],
    ],
    [
      'clawed back, every part',
      [paid(1, 300, '2026-11-02'), paid(2, 500, '2026-11-05'), back(3, '2026-12-20')],
      ['1 300 2026-11-02 clawed_back 2026-12-20', '2 200 2026-11-05 clawed_back 2026-12-20'],
    ],
    ['taken back without a part', [back(1, '2026-11-02')], []],
    [
      'clawed back twice',
      [paid(1, 300, '2026-11-02'), back(2, '2026-12-20'), back(3, '2026-12-22')],
      ['1 300 2026-11-02 clawed_back 2026-12-20'],
    ],
    [
      'a correction of the second part',
      [paid(1, 300, '2026-11-02'), paid(2, 500, '2026-11-05'), corrected(3, 2, '2026-11-07')],
      ['1 300 2026-11-02', '2 200 2026-11-05 corrected 2026-11-07'],
    ],
    [
      'a correction of a clawback: the part stands again, on its own day',
      [paid(1, 300, '2026-11-02'), back(2, '2026-11-05'), corrected(3, 2, '2026-11-07')],
      ['1 300 2026-11-02 clawed_back 2026-11-05', '2 300 2026-11-02'],
    ],
    [
      'corrections of a clawback and then of the payment: nothing stands',
      [
        paid(1, 300, '2026-11-02'),
        back(2, '2026-11-05'),
        corrected(3, 2, '2026-11-07'),
        corrected(4, 1, '2026-11-07'),
      ],
      ['1 300 2026-11-02 clawed_back 2026-11-05', '2 300 2026-11-02 corrected 2026-11-07'],
    ],
    [
      'corrections of a smaller sum and then of the payment: nothing stands',
      [
        paid(1, 300, '2026-11-02'),
        paid(2, 200, '2026-11-05'),
        corrected(3, 2, '2026-11-07'),
        corrected(4, 1, '2026-11-07'),
      ],
      [
        '1 300 2026-11-02 restated 2026-11-05',
        '2 200 2026-11-02 corrected 2026-11-07',
        '3 300 2026-11-02 corrected 2026-11-07',
      ],
    ],
    [
      'a correction of a step that brought nothing',
      [paid(1, 300, '2026-11-02'), corrected(3, 2, '2026-11-07')],
      ['1 300 2026-11-02'],
    ],
    [
      'paid again after a correction',
      [paid(1, 300, '2026-11-02'), corrected(2, 1, '2026-11-03'), paid(3, 400, '2026-11-04')],
      ['1 300 2026-11-02 corrected 2026-11-03', '2 400 2026-11-04'],
    ],
  ])('%s', (_, news, lines) => {
    expect(after(news)).toEqual(lines)
  })
})
