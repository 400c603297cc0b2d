import { openProfile } from './bench-customer.ts'
import { asRatio, growthExponent, inMicroseconds, inMilliseconds } from './figures.ts'
import { withLenders } from './lender-count.ts'
import { compare, restOf, startBareServer, writeGet } from './load.ts'
import type { Product } from './product.ts'
import type { Line, Report } from './report.ts'

const VISITORS = 2_000
/** With security headers, limits, strict JSON and the log on. */
const MIDDLEWARE_MICROSECONDS = 20

const fromVisitors = (path: string): Buffer[] =>
  Array.from({ length: VISITORS }, (_, turn) => writeGet(path, turn))
const perSecond = (value: number): string => `${value.toFixed(0)}/s`

/** Our requests against a bare Fastify that reads the same rows: cost of the middleware, a profile, the lists. */
export const measureRequests = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const bare = await startBareServer(product)
  const times = quick ? { rounds: 2, seconds: 0.5 } : { rounds: 8, seconds: 2 }
  const [ourRest, peerRest] = await Promise.all([restOf(product.server, quick), restOf(bare, quick)])
  const asking = (ourRequests: readonly Buffer[], peerRequests: readonly Buffer[]) =>
    compare(
      { server: product.server, rest: ourRest, requests: ourRequests },
      { server: bare, rest: peerRest, requests: peerRequests },
      times,
    )
  const against = (ourPath: string, peerPath: string) => asking(fromVisitors(ourPath), fromVisitors(peerPath))

  report.add({
    what: 'the server at rest, CPU a second',
    ours: inMilliseconds(ourRest / 1000),
    peer: `bare Fastify ${inMilliseconds(peerRest / 1000)}`,
  })
  try {
    await report.measure('our middleware over a bare handler', async () => {
      const { ours, peer } = await against('/api/ip', '/hello')
      const above = ours.cpuMicroseconds - peer.cpuMicroseconds
      return {
        what: 'our middleware over a bare handler (GET /api/ip), CPU a request',
        ours: inMicroseconds(ours.cpuMicroseconds),
        peer: `bare Fastify ${inMicroseconds(peer.cpuMicroseconds)}`,
        ratio: `+${inMicroseconds(above)}`,
        target: `≤ +${MIDDLEWARE_MICROSECONDS} µs`,
        met: above <= MIDDLEWARE_MICROSECONDS,
      }
    })

    await report.measure('signed-in read of a profile', async (): Promise<Line[]> => {
      const count = quick ? 20 : 200
      const ourRequests: Buffer[] = []
      const peerRequests: Buffer[] = []
      for (let turn = 0; turn < count; turn += 1) {
        const { user_id, headers } = await openProfile(product)
        ourRequests.push(writeGet(`/api/user/${user_id}`, turn, headers))
        peerRequests.push(writeGet(`/profile/${user_id}`, turn))
      }
      const { ours, peer, perSecondRatio, p99Ratio } = await asking(ourRequests, peerRequests)
      const what = 'signed-in read of a profile'
      return [
        {
          what: `${what}, requests`,
          ours: perSecond(ours.perSecond),
          peer: `bare Fastify + pg, one row ${perSecond(peer.perSecond)}`,
          ratio: asRatio(perSecondRatio),
          target: '≥ 0.70',
          met: perSecondRatio >= 0.7,
        },
        {
          what: `${what}, p99`,
          ours: inMilliseconds(ours.p99Milliseconds),
          peer: `the same ${inMilliseconds(peer.p99Milliseconds)}`,
          ratio: asRatio(p99Ratio),
          target: '≤ 2',
          met: p99Ratio <= 2,
        },
        {
          what: `${what}, CPU a request`,
          ours: inMicroseconds(ours.cpuMicroseconds),
          peer: `the same ${inMicroseconds(peer.cpuMicroseconds)}`,
          ratio: asRatio(ours.cpuMicroseconds / peer.cpuMicroseconds),
        },
      ]
    })

    const measureList = async (what: string, ourPath: string, peerPath: string) => {
      const { ours, peer, perSecondRatio } = await against(ourPath, peerPath)
      const line: Line = {
        what: `${what}, requests`,
        ours: `${perSecond(ours.perSecond)}, ${inMicroseconds(ours.cpuMicroseconds)} CPU`,
        peer: `bare Fastify + pg ${perSecond(peer.perSecond)}, ${inMicroseconds(peer.cpuMicroseconds)} CPU`,
        ratio: asRatio(perSecondRatio),
        target: '≥ 2',
        met: perSecondRatio >= 2,
      }
      return { line, cost: ours.cpuMicroseconds, peerCost: peer.cpuMicroseconds }
    }
    await report.measure(
      'brand',
      async () => (await measureList('brand', '/api/brand-config', '/brand')).line,
    )
    await report.measure(
      'option sets',
      async () => (await measureList('option sets', '/api/search-list/en', '/options')).line,
    )
    await report.measure(
      'lenders',
      async () => (await measureList('lenders', '/api/lenders', '/lenders')).line,
    )

    await report.measure('growth of a list', async () => {
      const counts = [25, 2_500] as const
      const measureAt = (count: number) =>
        withLenders(product, count, () => measureList(`lenders, ${count} rows`, '/api/lenders', '/lenders'))
      const few = await measureAt(counts[0])
      const many = await measureAt(counts[1])
      const exponent = (from: number, to: number) =>
        `n^${growthExponent([counts[0], from], [counts[1], to]).toFixed(2)}`
      return [
        few.line,
        many.line,
        {
          what: `growth of a list, ${counts[0]} to ${counts[1]} rows, CPU a request`,
          ours: exponent(few.cost, many.cost),
          peer: `bare Fastify + pg ${exponent(few.peerCost, many.peerCost)}`,
        },
      ]
    })
  } finally {
    await bare.stop()
  }
}
