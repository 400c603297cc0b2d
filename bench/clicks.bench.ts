import { randomUUID } from 'node:crypto'
import { asRatio, inMicroseconds, inMilliseconds } from './figures.ts'
import { compare, restOf, writeGet } from './load.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'

const VISITORS = 2_000
/** What noting a click may add to the page that a link opens, at the slowest hundredth. */
const CLICK_MILLISECONDS = 5
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

const fromPhones = (path: string): Buffer[] =>
  Array.from({ length: VISITORS }, (_, turn) =>
    writeGet(path, turn, { 'user-agent': PHONE, 'sec-fetch-mode': 'navigate', accept: 'text/html' }),
  )

/** A partner's link, and a campaign of the same kind that nobody counts. */
const makeSegments = async ({ pool }: Product): Promise<{ link: string; campaign: string }> => {
  const [link, campaign] = [`bench-link-${randomUUID()}`, `bench-campaign-${randomUUID()}`]
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.office', '1', true)`)
    await client.query(`insert into url_segment (segment, kind) values ($1, 'partner'), ($2, 'campaign')`, [
      link,
      campaign,
    ])
    await client.query(
      `insert into partner_link (partner_id, brand_id, slug, name, made_by, made_at, request_id)
        select (select min(partner_id) from partner where status = 'active'), (select min(brand_id) from brand), $1, 'Bench', 'bench', now(), $2`,
      [link, randomUUID()],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return { link, campaign }
}

/** The page of a link, whose clicks are judged and written beside it, against the same page of a campaign; asked for in turn, as a queue would multiply what it adds. */
export const measureClicks = async (report: Report, product: Product, quick: boolean): Promise<void> => {
  const { link, campaign } = await makeSegments(product)
  const rest = await restOf(product.server, quick)
  await report.measure('a click on a link', async () => {
    const { ours, peer, p99Ratio } = await compare(
      { server: product.server, rest, requests: fromPhones(`/${link}?q=1`), connections: 1 },
      { server: product.server, rest, requests: fromPhones(`/${campaign}?q=1`), connections: 1 },
      quick ? { rounds: 2, seconds: 0.5 } : { rounds: 8, seconds: 2 },
    )
    const added = ours.p99Milliseconds - peer.p99Milliseconds
    return [
      {
        what: 'the page of a link with its click noted, p99, one after the other',
        ours: inMilliseconds(ours.p99Milliseconds),
        peer: `the same page without a click ${inMilliseconds(peer.p99Milliseconds)}`,
        ratio: asRatio(p99Ratio),
        target: `≤ +${CLICK_MILLISECONDS} ms`,
        met: added <= CLICK_MILLISECONDS,
      },
      {
        what: 'the same, CPU a request',
        ours: inMicroseconds(ours.cpuMicroseconds),
        peer: `without a click ${inMicroseconds(peer.cpuMicroseconds)}`,
        ratio: asRatio(ours.cpuMicroseconds / peer.cpuMicroseconds),
      },
    ]
  })
}
