import { describe, expect, it } from 'vitest'
import { incidentClocks, openDuties, type IncidentTimes } from './incident-clocks.ts'

const at = (hours: number): Date => new Date(Date.parse('2026-11-23T03:00:00Z') + hours * 3_600_000)
const times: IncidentTimes = {
  noticed_at: at(0),
  personal_data: 1,
  cert_in_reported_at: null,
  board_informed_at: null,
  people_informed_at: null,
  board_detailed_at: null,
}
const hours = { cert_in: 6, board: 72 }
const states = (change: Partial<IncidentTimes>, now: number) =>
  incidentClocks({ ...times, ...change }, hours, at(now)).map(({ state }) => state)

// duty 18: the clocks of a breach.
describe('the clocks of an incident', () => {
  it('name their ends: six hours to CERT-In, 72 to the Board, no number for who is told without delay', () => {
    expect(incidentClocks(times, hours, at(0)).map(({ step, due_at }) => [step, due_at])).toEqual([
      ['cert_in_reported', at(6).toISOString()],
      ['board_informed', null],
      ['people_informed', null],
      ['board_detailed', at(72).toISOString()],
    ])
  })

  it.each([
    [{}, 6, ['running', 'running', 'running', 'running']],
    [{}, 6.001, ['late', 'running', 'running', 'running']],
    [{}, 73, ['late', 'running', 'running', 'late']],
    [{ personal_data: 0 }, 73, ['late', 'not_asked', 'not_asked', 'not_asked']],
    [{ cert_in_reported_at: at(6) }, 100, ['done', 'running', 'running', 'late']],
    [{ cert_in_reported_at: at(7) }, 7, ['done_late', 'running', 'running', 'running']],
    [
      { board_informed_at: at(1), people_informed_at: at(2), board_detailed_at: at(73) },
      73,
      ['late', 'done', 'done', 'done_late'],
    ],
  ] as const)('%j after %d hours', (change, now, expected) => {
    expect(states(change, now)).toEqual(expected)
  })

  it('that run or are late stand in the way of closing', () => {
    expect(openDuties(incidentClocks({ ...times, personal_data: 0 }, hours, at(9)))).toEqual([
      'cert_in_reported',
    ])
    expect(
      openDuties(incidentClocks({ ...times, personal_data: 0, cert_in_reported_at: at(7) }, hours, at(9))),
    ).toEqual([])
  })
})
