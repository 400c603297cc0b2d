import type { TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import { byOf } from './trace-words.ts'

/** What a mark stands for: who brought the customer, what the customer did, what a lender paid. */
export type MarkForm = 'touch' | 'brought' | 'did' | 'paid'

export interface LaneMark {
  /** The number of the event in the list below the drawing. */
  number: number
  x: number
  form: MarkForm
  /** A click that did not count. */
  isFaint: boolean
}

export interface LaneBar {
  from: number
  to: number
  /** Of a lock that is over. */
  isOver: boolean
  until: string
}

export interface Lane {
  key: string
  name: string
  bars: readonly LaneBar[]
  marks: readonly LaneMark[]
  /** From where on the customer is free for a new lock of the asker's; null elsewhere. */
  freeFrom: number | null
}

export interface LaneDrawing {
  lanes: readonly Lane[]
  today: number
  ticks: readonly { x: number; at: string }[]
}

/** Marks are moved apart to this, in px, and keep their order. */
const GAP_PX = 20
/** Days of two ticks stand beside each other from here on. */
const TICK_PX = 46
const EDGE_PX = 14
const FREE_SHARE = 0.12
const CUSTOMER = 'The customer'

const formOf = ({ kind }: TraceEvent): MarkForm =>
  kind === 'click' ? 'touch' : kind === 'arrival' ? 'brought' : kind === 'disbursed' ? 'paid' : 'did'

const nameOf = (event: TraceEvent): string =>
  event.by === 'customer' || event.by === 'lender' || event.kind === 'lead' ? CUSTOMER : ownerOf(event)

/** The lane of who brought: "You", "Another partner", or the name that staff see. */
const ownerOf = (event: TraceEvent): string => {
  const name = byOf(event)
  return name === '' ? 'A partner' : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** Moves what lies too near to its neighbour, first to the right and at the end back to the left. */
export const spread = (places: readonly number[], gap: number, end: number): number[] => {
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  let most = end
  for (let index = moved.length - 1; index >= 0; index -= 1) {
    moved[index] = Math.min(moved[index] ?? 0, most)
    most = (moved[index] ?? 0) - gap
  }
  return moved
}

const isHeldUntil = (event: TraceEvent): event is TraceEvent & { until: string } =>
  event.kind === 'lead' && event.until !== null

/** Days that stand below the drawing: the first, where locks end, and months between, as far as there is room. */
const ticksOf = (instants: readonly string[], xOf: (at: string) => number): { x: number; at: string }[] => {
  const kept: { x: number; at: string }[] = []
  for (const at of instants) {
    const x = xOf(at)
    if (kept.every((one) => Math.abs(one.x - x) >= TICK_PX)) kept.push({ x, at })
  }
  return kept.toSorted((one, other) => one.x - other.x)
}

/**
 * Who held a customer when, as lanes: one for each partner that had part in it, and one for what the customer and lenders did. Marks have the
 * numbers of the list. @param width of the drawing, in px @param now an instant
 */
export const laneDrawing = (
  events: readonly TraceEvent[],
  now: string,
  width: number,
): LaneDrawing | null => {
  const [first] = events
  if (first === undefined || width <= 2 * EDGE_PX) return null
  const moments = [now, ...events.map(({ at }) => at)].map((at) => Date.parse(at))
  const [from, last] = [Math.min(...moments), Math.max(...moments)]
  // What is free after the last lock needs room behind it.
  const until = last + Math.max(86_400_000, (last - from) * FREE_SHARE)
  const xOf = (at: string): number =>
    EDGE_PX + ((Date.parse(at) - from) / (until - from)) * (width - 2 * EDGE_PX)
  const holders = events.filter(isHeldUntil)
  const names = [
    ...new Set(
      events.flatMap((event) =>
        event.kind === 'lock_end' || event.by === 'customer' || event.by === 'lender' ? [] : [ownerOf(event)],
      ),
    ),
  ]
  const lastEnd = holders
    .map(({ until: end }) => end)
    .toSorted()
    .at(-1)
  const lanes = [...names, CUSTOMER].map((name): Lane => {
    const own = events
      .map((event, place) => ({ event, number: place + 1 }))
      .filter(({ event }) => event.kind !== 'lock_end' && nameOf(event) === name)
    const places = spread(
      own.map(({ event }) => xOf(event.at)),
      GAP_PX,
      width - EDGE_PX,
    )
    return {
      key: name,
      name,
      bars: holders
        .filter((event) => ownerOf(event) === name)
        .map((event) => ({
          from: xOf(event.at),
          to: xOf(event.until),
          isOver: event.until <= now,
          until: event.until,
        })),
      marks: own.map(({ event, number }, place) => ({
        number,
        x: places[place] ?? 0,
        form: formOf(event),
        isFaint: event.verdict !== null && event.verdict !== 'ok',
      })),
      freeFrom: name === 'You' && lastEnd !== undefined && lastEnd > now ? xOf(lastEnd) : null,
    }
  })
  const months: string[] = []
  for (let at = from; at < last; at += 30 * 86_400_000) months.push(new Date(at).toISOString())
  const important = [first.at, ...holders.map(({ until: end }) => end)]
  return { lanes, today: xOf(now), ticks: ticksOf([...important, ...months], xOf) }
}
