import { expect, test } from 'vitest'
import { incidentHoursOn } from './incident-hours.ts'

const figures = [
  { name: 'incident_board_hours', value: 72, valid_from: '2025-11-14' },
  { name: 'incident_cert_in_hours', value: 6, valid_from: '2022-06-28' },
  { name: 'incident_cert_in_hours', value: 4, valid_from: '2027-01-01' },
]

// duty 18: the clocks are those of the day in India.
test.each([
  ['2020-01-01T00:00:00Z', 6],
  ['2026-12-31T18:29:59Z', 6],
  ['2026-12-31T18:30:00Z', 4],
])('noticed %s: %d hours', (noticed, cert_in) => {
  expect(incidentHoursOn(figures, new Date(noticed))).toEqual({ cert_in, board: 72 })
})

test('names the figure that is missing', () => {
  expect(() => incidentHoursOn(figures.slice(1), new Date(0))).toThrow('incident_board_hours')
})
