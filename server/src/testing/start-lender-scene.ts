import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { jobs } from '../app/modules.ts'
import { runWorker } from '../platform/jobs/run-worker.ts'
import { startLenderStandIn, type LenderStandIn } from '../../demo/stand-ins/lender-stand-in.ts'
import { buildLender } from './builders/build-lender.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

export interface LenderScene extends TestApp {
  standIn: LenderStandIn
  /** The lenders by slug: all of them are reached by their API. */
  lenders: ReadonlyMap<string, number>
  /** Runs jobs from now on. */
  work(): Promise<void>
  close(): Promise<void>
}

const terms = { rate_min: 12, rate_max: 20, amount_max: 1_000_000 } as const

/** The real server on a port, API lenders played by the stand-in on another, and events between them over sockets. */
export const startLenderScene = async (
  slugs: readonly string[],
  {
    product_type = 'Personal Loans',
    ...options
  }: { product_type?: LoanProduct; stepDelayMs?: number; slowMs?: number } = {},
): Promise<LenderScene> => {
  const played = await createTestDatabase()
  const clock: { now: () => Date } = { now: () => new Date() }
  const standIn = await startLenderStandIn({
    pool: played.pool,
    log: { error: () => undefined },
    lenders: new Map(slugs.map((slug) => [slug, { ...terms, product_type }])),
    secret: 'the secret of the stand-in',
    now: () => clock.now(),
    stepDelayMs: 20,
    ...options,
  })
  const variables: Record<string, string> = {}
  for (const [slug, { url, secret }] of standIn.endpoints) {
    const name = slug.toUpperCase().replaceAll('-', '_')
    variables[`LENDER_${name}_URL`] = url
    variables[`LENDER_${name}_SECRET`] = secret
  }
  const test = await createTestApp({ variables })
  clock.now = test.clock.now
  const lenders = new Map<string, number>()
  for (const slug of slugs)
    lenders.set(slug, (await buildLender(test.db, { slug, product_type, api: 1 })).lender_id)
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  standIn.callBackTo(url)
  let worker: { stop(): Promise<void> } | null = null
  return {
    ...test,
    standIn,
    lenders,
    work: async () => {
      worker = await runWorker(test.services, test.pool, jobs)
    },
    close: async () => {
      await worker?.stop()
      await standIn.stop()
      await test.close()
      await played.drop()
    },
  }
}
