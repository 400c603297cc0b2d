import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { openIncident, recordIncidentStep } from './incidents.ts'

const told = {
  title: 'A backup lay open',
  kind: 'data_leak',
  summary: 'The folder was readable',
  noticed_at: '2026-11-20T05:00:00Z',
  personal_data: 1,
  people: null,
}

it.each([
  [{}, null],
  [{ noticed_at: '2026-11-20T05:00:00.123Z' }, null],
  [{ noticed_at: '2026-11-20T05:00Z' }, null],
  [{ noticed_at: '2026-11-20T05:00:00+05:30' }, 'date_invalid'],
  [{ noticed_at: '2026-13-20T05:00:00Z' }, 'date_invalid'],
  [{ noticed_at: '2026-11-20' }, 'date_invalid'],
  [{ title: ' ' }, 'field_required'],
  [{ summary: 'x'.repeat(4_001) }, 'text_invalid'],
  [{ kind: 'trouble' }, 'option_invalid'],
])('%j: %s', (change, problem) => {
  expect(problemOf(openIncident.body, { ...told, ...change })).toBe(problem)
})

it.each([
  ['note', null],
  ['opened', 'option_invalid'],
])('a step %s: %s', (step, problem) => {
  const body = { number: 'I-2222-2222', step, at: '2026-11-20T05:00:00Z', text: 'Done' }
  expect(problemOf(recordIncidentStep.body, body)).toBe(problem)
})
