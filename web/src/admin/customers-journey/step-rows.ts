import { measureOf } from '@marketplace/contract/reports/measures'
import type { JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { Journey } from '@marketplace/contract/reports/reports'
import type { CutName } from './filters-of-kind.ts'
import { hasFallen, MARKED_FALL, pointsBetween, type Share } from './share-change.ts'

export interface StepRow {
  step: JourneyStep
  /** From 1 on. */
  place: number
  /** Null where the step is not known by a filter: a start has no product. */
  value: number | null
  ofStepBefore: Share
  /** The same in the days that are compared with; null without them. */
  itWas: Share | null
  ofStarted: Share
  /** Null where nobody can have left: the first step, or one that more reached than the step before. */
  left: number | null
  exceeds: boolean
  isMarked: boolean
  /** Since the step before. */
  medianSeconds: number | null
}

type StepFigures = Pick<Journey, 'steps' | 'open_from'>

/**
 * What the page says of each step. No share is marked while starts are still open: they may come further.
 *
 * @param filters those that the numbers are cut by
 */
export const stepRows = ({ steps, open_from }: StepFigures, filters: readonly CutName[]): StepRow[] => {
  const isKnown = (step: JourneyStep): boolean =>
    filters.every((filter) => measureOf(step).by.includes(filter))
  const known = steps.map((one) => ({ ...one, value: isKnown(one.step) ? one.value : null }))
  return known.map(({ step, value, before, median_seconds }, at) => {
    const previous = known[at - 1]
    const ofStepBefore = { part: value, whole: previous?.value ?? null }
    const isSaidBefore = before !== null && previous?.value !== null
    const itWas =
      before === null ? null : { part: isSaidBefore ? before : null, whole: previous?.before ?? null }
    const exceeds = value !== null && ofStepBefore.whole !== null && value > ofStepBefore.whole
    return {
      step,
      place: at + 1,
      value,
      ofStepBefore,
      itWas,
      ofStarted: { part: value, whole: known[0]?.value ?? null },
      left: value === null || ofStepBefore.whole === null || exceeds ? null : ofStepBefore.whole - value,
      exceeds,
      isMarked:
        itWas !== null &&
        open_from === null &&
        hasFallen(pointsBetween(itWas, ofStepBefore), MARKED_FALL.all),
      medianSeconds: previous === undefined ? null : median_seconds,
    }
  })
}
