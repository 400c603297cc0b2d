import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import type { Services } from '../../reference/services.ts'
import { describeBrowser } from '../../platform/sessions/describe-browser.ts'
import { uuidV7 } from '../events/uuid-v7.ts'
import { asOffice } from '../scope/as-partner.ts'
import { addClicks, type ClickRow, listRecent, saltOfDay } from './clicks.queries.ts'
import { judgeClick, type ClickRequest } from './judge-click.ts'
import { addOwnAddress, listLinksBySlug } from './links.queries.ts'
import { isQrScan, momentOf, subsOf } from './touches.ts'

interface Opened {
  slug: string
  search: string
  ip: string
  request: ClickRequest
}
type Waiting = Opened & { click_id: string; at: Date }

/** Notes that links were opened, beside the page and never before it. */
export interface ClickRecorder {
  /** @returns the id of the click, which is written soon after. */
  note(opened: Opened): string
  /** Writes what waits. */
  settle(): Promise<void>
}

/** So many clicks one statement writes. */
const MOST_AT_ONCE = 500
/** What waits while the database is away; later ones are not noted. */
const MOST_WAITING = 20_000
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const BLOCK_BYTES = 16

const agentOf = ({ headers }: ClickRequest): string | undefined => {
  const agent = headers['user-agent']
  return typeof agent === 'string' ? agent : undefined
}

/** Those of the same transaction that came before each: the database does not know them yet. */
const withEarlier = (
  judged: readonly (ClickRow & { hash: string })[],
  { hash, link_id, at }: { hash: string; link_id: number; at: Date },
) => {
  const same = judged.filter((one) => one.hash === hash)
  return {
    lastSecond: same.filter((one) => at.getTime() - one.at.getTime() < SECOND_MS).length,
    countedInHour: same.some((one) => one.link_id === link_id && one.verdict === 'ok'),
  }
}

/** Which of these paths are active partners' own. */
type ListOwnPaths = (
  tx: Database,
  slugs: readonly string[],
) => Promise<{ partner_id: number; slug: string }[]>

interface OwnPaths {
  list: ListOwnPaths
  /** Whose address they are shown under. */
  brandId: number | null
}

/** The links of these paths; a partner's own path has its row from its first click on. */
const linksOf = async (
  tx: Database,
  slugs: readonly string[],
  { list, brandId }: OwnPaths,
  now: Date,
): Promise<Map<string, number>> => {
  const known = new Map((await listLinksBySlug(tx, slugs)).map(({ slug, link_id }) => [slug, link_id]))
  const missing = slugs.filter((slug) => !known.has(slug))
  const own = missing.length === 0 || brandId === null ? [] : await list(tx, missing)
  if (brandId === null || own.length === 0) return known
  for (const { partner_id, slug } of own)
    await addOwnAddress(tx, { partner_id, slug, brand_id: brandId, now })
  for (const { slug, link_id } of await listLinksBySlug(
    tx,
    own.map(({ slug }) => slug),
  ))
    known.set(slug, link_id)
  return known
}

/** Judges these clicks, the oldest first, and writes them in one statement. Segments that are neither a link nor a partner's own path are left out. */
const writeClicks = (
  db: Database,
  clicks: readonly Waiting[],
  saltOf: (tx: Database, at: Date) => Promise<Buffer>,
  ownPaths: OwnPaths,
): Promise<number> =>
  asOffice(db, async (tx) => {
    const slugs = [...new Set(clicks.map(({ slug }) => slug))]
    const links = await linksOf(tx, slugs, ownPaths, clicks[0]?.at ?? new Date(0))
    const found = []
    for (const click of clicks) {
      const link_id = links.get(click.slug)
      if (link_id === undefined) continue
      const salt = await saltOf(tx, click.at)
      const block = createHmac('sha256', salt)
        .update(addressBlock(click.ip))
        .digest()
        .subarray(0, BLOCK_BYTES)
      found.push({ ...click, link_id, block, hash: block.toString('hex') })
    }
    if (found.length === 0) return 0
    const moments = found.map(({ at }) => at.getTime())
    const recent = await listRecent(tx, found, {
      from: new Date(Math.min(...moments) - HOUR_MS),
      until: new Date(Math.max(...moments)),
    })
    const byPlace = new Map(recent.map((row) => [row.place, row]))
    const judged: (ClickRow & { hash: string })[] = []
    for (const [index, click] of found.entries()) {
      const before = byPlace.get(index + 1)
      const beside = withEarlier(judged, click)
      const verdict = judgeClick(click.request, {
        lastSecond: (before?.last_second ?? 0) + beside.lastSecond,
        countedInHour: before?.counted_in_hour === true || beside.countedInHour,
      })
      const subs = subsOf(click.search)
      judged.push({
        ...verdict,
        hash: click.hash,
        click_id: click.click_id,
        link_id: click.link_id,
        at: click.at,
        block: click.block,
        browser: describeBrowser(agentOf(click.request)),
        is_qr: isQrScan(click.search) ? 1 : 0,
        subs: Object.keys(subs).length === 0 ? null : subs,
      })
    }
    return addClicks(tx, judged)
  })

/**
 * Clicks wait in memory for the one writer of the process: alone a click is written at once, in a burst many by one statement.
 * What waits when a process is killed is lost: no lead and no money depends on a click.
 */
export const createClickRecorder = (
  { db, now, log, brands, env }: Pick<Services, 'db' | 'now' | 'log' | 'brands' | 'env'>,
  listOwnPaths: ListOwnPaths,
): ClickRecorder => {
  const waiting: Waiting[] = []
  const salts = new Map<string, Buffer>()
  let writing: Promise<void> | null = null

  const saltOf = async (tx: Database, at: Date): Promise<Buffer> => {
    const day = dayInIndia(at)
    const known = salts.get(day)
    if (known !== undefined) return known
    const salt = await saltOfDay(tx, day, randomBytes(32))
    salts.clear()
    salts.set(day, salt)
    return salt
  }

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const clicks = waiting.splice(0, MOST_AT_ONCE)
      try {
        await writeClicks(db, clicks, saltOf, {
          list: listOwnPaths,
          brandId: brands().bySlug(env.DEFAULT_BRAND)?.brand.brand_id ?? null,
        })
      } catch (error) {
        salts.clear()
        log.error({ err: error, clicks: clicks.length }, 'clicks on links were not written')
      }
    }
    writing = null
  }

  return {
    note: (opened) => {
      const at = now()
      const click_id = uuidV7(at)
      if (waiting.length < MOST_WAITING) waiting.push({ ...opened, click_id, at: momentOf(click_id) })
      writing ??= write()
      return click_id
    },
    settle: async () => {
      await writing
    },
  }
}
