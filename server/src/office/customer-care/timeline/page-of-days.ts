import {
  timelineKinds,
  type CustomerTimeline,
  type TimelineKind,
  type TimelineLine,
} from '@marketplace/contract/office/customer-timeline'
import { dayInIndia } from '../../../platform/calendar/day-in-india.ts'

/** A page ends with the day that brings it to so many lines. */
const LEAST = 40

/** The lines of one kind, the newest first; `isCut` where older ones were not read. */
export interface SourceLines {
  kind: TimelineKind
  lines: readonly TimelineLine[]
  isCut: boolean
}

const dayOf = ({ at }: TimelineLine): string => dayInIndia(new Date(at))

/**
 * Whole days of what happened, the newest first, until there are `least` lines. Behind the oldest line of a kind that was cut, nothing is told: it
 * would look as if nothing of that kind had happened.
 */
export const pageOfDays = (sources: readonly SourceLines[], least = LEAST): CustomerTimeline => {
  const lines = sources
    .flatMap((source) => source.lines)
    .toSorted((one, other) => other.at.localeCompare(one.at) || one.key.localeCompare(other.key))
  const known = sources
    .filter(({ isCut, lines: own }) => isCut && own.length > 0)
    .map(({ lines: own }) => dayOf(own.at(-1) as TimelineLine))
    .toSorted()
    .at(-1)
  const days: { day: string; lines: TimelineLine[] }[] = []
  let earlier: string | null = null
  let told = 0
  for (const line of lines) {
    const day = dayOf(line)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else {
      const isBehind = known !== undefined && day < known
      if (last !== undefined && (told >= least || isBehind)) {
        earlier = last.day
        break
      }
      days.push({ day, lines: [line] })
    }
    told += 1
  }
  const counts = Object.fromEntries(
    timelineKinds.map((kind) => [
      kind,
      sources.filter((source) => source.kind === kind).reduce((sum, own) => sum + own.lines.length, 0),
    ]),
  ) as CustomerTimeline['counts']
  return { days, earlier, counts }
}
