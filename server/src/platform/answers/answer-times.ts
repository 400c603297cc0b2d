/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const
const NAME = 'http_request_duration_seconds'

interface Tally {
  /** Answers within each bound and not within the one before; the last are those over all of them. */
  counts: number[]
  seconds: number
}

/** How a route is known to the server: an object that stays the same. Without an address: whatever no route is for. */
export interface TimedRoute {
  method?: string | string[]
  url?: string
}

/**
 * The time to answer, by route and status, as a Prometheus histogram. Counted by the route's own object: a metrics library
 * finds the place of each observation by its labels put together as text, which costs two thirds of a bare answer (bench/README.md).
 */
export class AnswerTimes {
  readonly #tallies = new Map<TimedRoute, Map<number, Tally>>()

  observe(route: TimedRoute, status: number, seconds: number): void {
    let ofRoute = this.#tallies.get(route)
    if (ofRoute === undefined) {
      ofRoute = new Map()
      this.#tallies.set(route, ofRoute)
    }
    let tally = ofRoute.get(status)
    if (tally === undefined) {
      tally = { counts: Array.from({ length: bounds.length + 1 }, () => 0), seconds: 0 }
      ofRoute.set(status, tally)
    }
    let at = 0
    while (at < bounds.length && seconds > (bounds[at] ?? Infinity)) at += 1
    tally.counts[at] = (tally.counts[at] ?? 0) + 1
    tally.seconds += seconds
  }

  /** In the text format of Prometheus. */
  write(): string {
    const lines = [`# HELP ${NAME} Time to answer, by route and status`, `# TYPE ${NAME} histogram`]
    for (const [{ method = 'any', url = 'none' }, ofRoute] of this.#tallies) {
      for (const [status, { counts, seconds }] of ofRoute) {
        const labels = `method="${String(method)}",route="${url}",status="${status}"`
        let within = 0
        for (const [at, count] of counts.entries()) {
          within += count
          lines.push(`${NAME}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${within}`)
        }
        lines.push(`${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${within}`)
      }
    }
    return `${lines.join('\n')}\n`
  }
}
