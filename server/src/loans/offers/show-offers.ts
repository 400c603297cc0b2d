import { randomUUID } from 'node:crypto'
import type { Offers } from '@marketplace/contract/market/offers'
import { mayBecome, statusAfterOffers } from '../applications/application-status-table.ts'
import { setApplicationStatus } from '../applications/applications.queries.ts'
import type { Services } from '../../market/services.ts'
import { gatherOffers, type GatheredOffers, type OffersOf } from './gather-offers.ts'
import { findSnapshotId, saveSnapshot, startAsking } from './offers.queries.ts'
import { ASK_TRIES } from './offers.jobs.ts'
import { snapshotContent } from './snapshot-content.ts'
import { spendSnapshot } from './snapshot-limit.ts'
import { ASK_AGAIN_MINUTES } from './usable-answers.ts'

/** A process that dies while it asks spends a start of the job, not a try at the lender. */
const SPARE_STARTS = 5

/** Asks every API lender that matches and was not asked this yet: a job each, and a note that it is being asked. */
const askLenders = (services: Services, of: OffersOf, gathered: GatheredOffers): Promise<void> =>
  services.db.transaction(async (db) => {
    const { app_id } = of.application
    const { amount, tenure_months } = gathered.applicant
    const now = services.now()
    const asked = await startAsking(db, {
      app_id,
      lender_ids: gathered.to_ask,
      asked_hash: gathered.asked_hash,
      amount,
      tenure_months,
      now,
      again_before: new Date(now.getTime() - ASK_AGAIN_MINUTES * 60_000),
    })
    for (const lender_id of asked) {
      await services.addJob(
        db,
        'ask_lender',
        { app_id, lender_id },
        { key: `ask:${app_id}:${lender_id}`, max_attempts: ASK_TRIES + SPARE_STARTS },
      )
    }
  })

const isSettled = ({ built }: GatheredOffers): boolean =>
  !built.pending.some(({ state }) => state === 'asking')

const saveShownOffers = async (
  services: Services,
  of: OffersOf,
  { built }: GatheredOffers,
): Promise<string> => {
  const { brand_id, language } = of
  const { app_id } = of.application
  const { json, content_hash } = snapshotContent({ brand_id, language, offers: built })
  const known = await findSnapshotId(services.db, app_id, content_hash)
  if (known !== null) return known
  await spendSnapshot(services, app_id)
  return saveSnapshot(services.db, {
    snapshot_id: randomUUID(),
    app_id,
    content_hash,
    ranking_version: built.ranking_version,
    language,
    brand_id,
    json,
    now: services.now(),
  })
}

/**
 * Asks for the offers of an application (decisions.md 17, 18, 21). What is shown is kept once no lender is still being asked, and
 * the application's status follows. @throws Problem not_found, too_many_requests.
 */
export const askForOffers = async (services: Services, of: OffersOf): Promise<Offers> => {
  const gathered = await gatherOffers(services, of)
  const { built } = gathered
  if (gathered.to_ask.length > 0) await askLenders(services, of, gathered)
  const settled = isSettled(gathered)
  const snapshot_id = settled ? await saveShownOffers(services, of, gathered) : null
  const { app_id, status } = of.application
  const next = statusAfterOffers({ matched: built.matched.length, settled })
  if (next !== null && mayBecome(status, next)) {
    await setApplicationStatus(services.db, app_id, status, next, services.now())
  }
  return { snapshot_id, ...built }
}

/**
 * The offers that were asked for, as far as lenders have answered; nothing is written. Null where they have to be asked for: a
 * lender has not been asked this, or the list is whole and was not kept. @throws Problem not_found.
 */
export const readAskedOffers = async (services: Services, of: OffersOf): Promise<Offers | null> => {
  const gathered = await gatherOffers(services, of)
  const { built, to_ask } = gathered
  if (to_ask.length > 0) return null
  if (!isSettled(gathered)) return { snapshot_id: null, ...built }
  const { brand_id, language } = of
  const { content_hash } = snapshotContent({ brand_id, language, offers: built })
  const snapshot_id = await findSnapshotId(services.db, of.application.app_id, content_hash)
  return snapshot_id === null ? null : { snapshot_id, ...built }
}
