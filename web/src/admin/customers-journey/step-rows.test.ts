import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import { expect, test } from 'vitest'
import { stepRows } from './step-rows.ts'

const values = [1_000, 800, 850, 600, 400, 400, 0, 0]
const before = [1_000, 800, 850, 600, 420, 420, 0, 0]
const journey = (open_from: string | null = null, isCompared = true) => ({
  open_from,
  steps: journeySteps.map((step, at) => ({
    step,
    value: values[at] ?? 0,
    before: isCompared ? (before[at] ?? 0) : null,
    median_seconds: at < 2 ? 38 : null,
  })),
})

test('each step is said beside the step before, the start and what was before', () => {
  const rows = stepRows(journey(), [])
  expect(rows[0]).toMatchObject({
    place: 1,
    value: 1_000,
    ofStepBefore: { part: 1_000, whole: null },
    ofStarted: { part: 1_000, whole: 1_000 },
    left: null,
    exceeds: false,
    isMarked: false,
    medianSeconds: null,
  })
  expect(rows[1]).toMatchObject({ left: 200, itWas: { part: 800, whole: 1_000 }, medianSeconds: 38 })
  expect(rows[5]).toMatchObject({ left: 0, exceeds: false })
})

test('of a step that more reached than the one before nobody is said to have left', () => {
  expect(stepRows(journey(), [])[2]).toMatchObject({ exceeds: true, left: null })
})

test('a share that fell by more than 3 points is marked, unless starts are still open or nothing is compared', () => {
  const marked = (rows: ReturnType<typeof stepRows>) =>
    rows.filter(({ isMarked }) => isMarked).map(({ step }) => step)
  expect(marked(stepRows(journey(), []))).toEqual(['applied'])
  expect(marked(stepRows(journey('2026-11-01'), []))).toEqual([])
  expect(marked(stepRows(journey(null, false), []))).toEqual([])
})

test('what a filter does not know is not said to be nought', () => {
  const [started, signedIn, details, offers] = stepRows(journey(), ['product', 'brand'])
  expect([started?.value, signedIn?.value, details?.value]).toEqual([null, null, 850])
  expect(details).toMatchObject({
    ofStepBefore: { part: 850, whole: null },
    itWas: { part: null },
    ofStarted: { part: 850, whole: null },
    left: null,
    exceeds: false,
  })
  expect(offers).toMatchObject({ left: 250, itWas: { part: 600, whole: 850 } })
})
