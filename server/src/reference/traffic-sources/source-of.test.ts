import { expect, test } from 'vitest'
import { fixedSources, sourceOf } from './source-of.ts'

const sources = [
  { source_id: 3, utm_sources: [] },
  { source_id: 6, utm_sources: ['google', 'adwords'] },
]
const start = { utms: {}, partner_id: null }

test.each([
  [{}, fixedSources.direct],
  [{ utms: { utm_source: ' Google ' } }, 6],
  [{ utms: { utm_source: 'never-heard-of' } }, fixedSources.other],
  [{ utms: { utm_campaign: 'diwali' } }, fixedSources.other],
  [{ utms: { utm_source: 'google' }, partner_id: 7 }, fixedSources.partner],
])('%j', (given, source) => {
  expect(sourceOf({ ...start, ...given }, sources)).toBe(source)
})
