import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const screens = trackedFiles(['.ts', '.tsx']).filter(
  ({ path, text }) =>
    /^web\/src\/(?:customer|admin)\//.test(path) &&
    !path.includes('.test.') &&
    text.includes('market/offers'),
)

/** What a screen shows of an offer, and what it has to ask how far that is binding (decision 068). */
const shown = [
  ['an APR', /percent\((?:offer|facts)\.apr\)/, 'aprLabel('],
  ['a fee', /money\((?:offer|facts)\.processing_fee\)/, 'isFeeAtMost('],
  ['an EMI', /money\(offer\.emi\)/, 'emiLabel('],
] as const

test.each(shown)('%s is shown with what it claims, on every screen', (_, figure, label) => {
  const showing = screens.filter(({ text }) => figure.test(text))
  expect(showing.length).toBeGreaterThan(1)
  expect(showing.filter(({ text }) => !text.includes(label)).map(({ path }) => path)).toEqual([])
})
