import type { JourneyReplay } from '@marketplace/contract/reports/reports'
import { dayText, timeText } from '../../office/show/day-text.ts'

type ReplayStep = JourneyReplay['steps'][number]

export interface Lane {
  /** Null: ours. */
  lender: string | null
  steps: readonly ReplayStep[]
}

/** The lanes of a replay, which come one after the other: each begins with a step that nothing was waited for. */
export const lanesOfSteps = (steps: readonly ReplayStep[]): Lane[] => {
  const lanes: { lender: string | null; steps: ReplayStep[] }[] = []
  for (const step of steps) {
    const last = lanes.at(-1)
    if (last === undefined || step.waited === null || last.lender !== step.lender)
      lanes.push({ lender: step.lender, steps: [step] })
    else last.steps.push(step)
  }
  return lanes
}

/** The day on which we heard of a step, where it is another than that on which it happened: "heard 24/11/2026". */
export const heardText = ({ heard_day, at }: Pick<ReplayStep, 'heard_day' | 'at'>): string | null => {
  const heard = dayText(heard_day)
  return heard === timeText(at).slice(0, 10) ? null : `heard ${heard}`
}
