import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { createDatabase } from '../server/src/platform/db/database.ts'
import { buildStaff } from '../server/src/testing/builders/build-staff.ts'
import { openBrowser } from './browser.ts'
import { fillAuditLog } from './office/fill-audit-log.ts'
import { goByPalette, openOfficeTab } from './office/office-tab.ts'
import { openProduct } from './product.ts'

/**
 * The proof `office-memory` (scripts/proofs.ts): a tab of the office that is used for `--n` rounds, as a person uses it who never
 * reloads, holds no more at the end than after it has warmed up: neither of the heap nor of elements. A round takes about two
 * seconds: 1,500 are most of an hour. The planted fault holds on to every element that leaves the page, as a listener does that
 * nobody has taken off.
 */

const COUNTEREXAMPLE = 2
const WARM_UP = 3
const PATIENCE_MS = 30_000
/** What the end may hold in the place of a warm tab's one: room for caches that end by themselves, not for lists. */
const MOST = { held: 1.1, elements: 1.1 } as const
const LOOK_EVERY = 50

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const [n, seed] = [Number(values.n), Number(values.seed)]
const isFaulty = process.env['PROVE_FAULT'] === '1'

interface Held {
  /** Bytes of the page's own values. */
  held: number
  /** With them what the browser makes of the page's code, which it goes on doing for hundreds of rounds. */
  heap: number
  elements: number
  listeners: number
}

/** Kinds of nodes of a heap snapshot that are values of the page: no compiled code, no shapes of objects, nothing of the browser's own. */
const OWN: ReadonlySet<string> = new Set([
  'array',
  'string',
  'object',
  'closure',
  'regexp',
  'number',
  'symbol',
  'concatenated string',
  'sliced string',
  'bigint',
])

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

const ownBytes = async (session: CDPSession): Promise<number> => {
  let text = ''
  const take = ({ chunk }: { chunk: string }): void => {
    text += chunk
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', {})
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(text) as Snapshot
  const { node_fields, node_types } = snapshot.meta
  const [type, size] = [node_fields.indexOf('type'), node_fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += node_fields.length)
    if (OWN.has(node_types[0][nodes[node + type] ?? 0] ?? '')) bytes += nodes[node + size] ?? 0
  return bytes
}

/** What the tab holds once everything that can go has gone. */
const look = async (session: CDPSession): Promise<Held> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    session.send('Runtime.getHeapUsage'),
    session.send('Memory.getDOMCounters'),
  ])
  return { held: await ownBytes(session), heap: usedSize, elements: nodes, listeners: jsEventListeners }
}

const write = (when: string, { held, heap, elements, listeners }: Held): void =>
  console.log(
    `${when}: ${(held / 1e6).toFixed(2)} MB of its own, ${(heap / 1e6).toFixed(1)} MB with code, ${elements.toLocaleString('en')} nodes, ${listeners.toLocaleString('en')} listeners`,
  )

/** Runs in the page, before anything else. */
const holdWhatLeaves = (): void => {
  const held: Node[] = []
  new MutationObserver((records) => {
    for (const { removedNodes } of records) held.push(...removedNodes)
  }).observe(document, { childList: true, subtree: true })
  Object.assign(globalThis, { held })
}

/** The first row that is drawn: a list is found where it was left. */
const firstRow = (page: Page, label: string) =>
  page.getByRole('grid', { name: label, exact: true }).getByRole('rowheader').first()

const openAndClose = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Lenders: searched, scrolled, one opened and left by the way back, a dialog and a menu opened. */
const useLenders = async (page: Page, word: string): Promise<void> => {
  await goByPalette(page, 'Lenders')
  await firstRow(page, 'Lenders').waitFor()
  const search = page.getByRole('searchbox').first()
  await search.fill(word)
  await page.getByRole('rowheader', { name: word }).getByRole('link').click()
  await page.waitForURL(/\/admin\/lenders\/\d+$/)
  await page.getByRole('heading', { level: 1, name: word, exact: true }).waitFor()
  await page.goBack()
  await firstRow(page, 'Lenders').waitFor()
  await search.fill('')
  await firstRow(page, 'Lenders').hover()
  for (const way of [1, -1])
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, way * 400)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
  await page.getByRole('region', { name: 'Lenders' }).evaluate((element) => element.scrollTo(0, 0))
  await openAndClose(page, /^Add Lender/)
  await openAndClose(page, /^Columns/)
}

/** The audit log: a page on and back, and one entry opened. */
const useAuditLog = async (page: Page): Promise<void> => {
  await goByPalette(page, 'Audit log')
  await firstRow(page, 'Audit entries').waitFor()
  await openAndClose(page, /^Entry /)
  const place = page.getByRole('navigation', { name: 'Pages of audit entries' })
  for (const way of ['Next', 'Previous']) {
    const before = await place.textContent()
    await place.getByRole('button', { name: way }).click()
    await page.waitForFunction(
      (text) => document.querySelector('[aria-label="Pages of audit entries"]')?.textContent !== text,
      before,
    )
    await firstRow(page, 'Audit entries').waitFor()
  }
}

const product = await openProduct()
const browser = await openBrowser()
const found: string[] = []
try {
  const staff = await buildStaff({ db: createDatabase(product.pool), now: () => new Date() }, 1)
  await fillAuditLog(product.pool, 500)
  const origin = `http://localhost:${product.server.port}`
  const page = await openOfficeTab(browser, origin, staff, isFaulty ? holdWhatLeaves : undefined)
  page.setDefaultTimeout(PATIENCE_MS)
  const session = await page.context().newCDPSession(page)
  await page.goto(`${origin}/admin/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const lenders = await product.pool.query<{ name: string }>(
    'select name from lender where deleted_at is null order by md5($1::text || lender_id::text) limit 3',
    [seed],
  )
  const words = lenders.rows.map(({ name }) => name)
  const use = async (round: number): Promise<void> => {
    // Many addresses: the limits of one are for people.
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${round % 200}.1` })
    await useAuditLog(page)
    await useLenders(page, words[round % words.length] ?? '')
  }
  for (let round = 0; round < WARM_UP; round += 1) await use(round)
  const warm = await look(session)
  write('warm', warm)
  for (let round = 1; round <= n; round += 1) {
    await use(round)
    if (round % LOOK_EVERY === 0) write(`after ${round} rounds`, await look(session))
  }
  const end = await look(session)
  write(`after ${n} rounds`, end)
  for (const what of ['held', 'elements'] as const)
    if (end[what] > warm[what] * MOST[what])
      found.push(`${what}: ${end[what]} after ${n} rounds, ${warm[what]} when warm`)
} finally {
  await browser.close()
  await product.stop()
}

for (const line of found) console.log(line)
if (found.length > 0) process.exitCode = COUNTEREXAMPLE
