import { TEST_EVENT } from '@marketplace/contract/partners/partner-hooks'
import type { Job } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { findPartnerEvent } from '../events/published.ts'
import { asOffice } from '../scope/as-partner.ts'
import { listOpenAmong } from '../scope/partner-scope.queries.ts'
import { queueOfEndpoint } from './fan-out.ts'
import { hookBody } from './hook-body.ts'
import {
  addAttempt,
  type DeliveryTarget,
  findTarget,
  lockTarget,
  setDelivery,
} from './hook-deliveries.queries.ts'
import { saveHealth } from './hook-endpoints.queries.ts'
import { openSecrets } from './hook-secrets.ts'
import { judgeAttempt, outcomeOf, type Tried } from './judge-attempt.ts'
import { networkOf } from './network-of.ts'
import { type HookAnswer, HookFailure, safeFetch } from './safe-fetch.ts'
import { hookHeaders } from './sign-hook.ts'

const TIMEOUT_MS = 15_000
const MOST_ANSWER_BYTES = 64 * 1_024

type By = 'clock' | 'partner'

/** What a target is at a moment: to be tried, to be tried later, or not any more. */
const standingOf = (
  { state, next_at, is_on, held_until }: DeliveryTarget,
  { by, isOpen, now }: { by: By; isOpen: boolean; now: Date },
): 'due' | 'over' | 'missed' | { at: Date } => {
  // Whoever sends it again knows where to; one that was paused or closed right after it is sent nothing.
  if (by === 'partner') return isOpen ? 'due' : 'over'
  if (state !== 'waiting' || next_at === null) return 'over'
  if (is_on === 0 || !isOpen) return 'missed'
  const at = held_until !== null && held_until > next_at ? held_until : next_at
  return at > now ? { at } : 'due'
}

/** @throws HookFailure `stopped` where this process ends. */
const send = async (
  services: Pick<Services, 'env' | 'vault' | 'now'>,
  target: DeliveryTarget,
  body: string,
  stop: AbortSignal | undefined,
): Promise<{ tried: Tried; answer: HookAnswer | null }> => {
  const now = services.now()
  const secrets = await openSecrets(services, target.endpoint_id, target, now)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Marketplace-Hooks/1',
    ...hookHeaders({ id: target.event_id, at: now, body }, secrets),
  }
  const request = { url: target.url, headers, body, timeoutMs: TIMEOUT_MS, maxBytes: MOST_ANSWER_BYTES, stop }
  try {
    const answer = await safeFetch(networkOf(services.env), request)
    return { tried: answer, answer }
  } catch (error) {
    if (!(error instanceof HookFailure) || error.kind === 'stopped') throw error
    return { tried: { failed: error.kind }, answer: null }
  }
}

/**
 * Sends one event to one endpoint, once. What came of it and when it is tried next is written in one transaction afterwards: killed
 * in between it is sent once more, with the same id. Nothing is held open while an endpoint is waited for.
 */
export const deliverHook: Job<'deliver_hook'> = async (services, { delivery_id, by }, { stop }) => {
  const { db, addJob } = services
  const again = (target: DeliveryTarget, at: Date) => ({
    run_at: at,
    queue: queueOfEndpoint(target.endpoint_id),
  })
  const found = await asOffice(db, async (tx) => {
    const target = await findTarget(tx, delivery_id)
    if (target === null) return null
    const now = services.now()
    const isOpen = (await listOpenAmong(tx, [target.partner_id])).has(target.partner_id)
    const standing = standingOf(target, { by, isOpen, now })
    if (standing === 'missed')
      await setDelivery(tx, delivery_id, { state: 'missed', tries: target.tries, next_at: null, at: now })
    if (typeof standing === 'object')
      await addJob(tx, 'deliver_hook', { delivery_id, by }, again(target, standing.at))
    if (standing !== 'due') return null
    const event = await findPartnerEvent(tx, target.event_id)
    return event === null ? null : { target, body: hookBody(event), isTest: event.type === TEST_EVENT }
  })
  if (found === null) return

  const began = performance.now()
  const { tried, answer } = await send(services, found.target, found.body, stop)
  const took_ms = Math.round(performance.now() - began)

  await asOffice(db, async (tx) => {
    const target = await lockTarget(tx, delivery_id)
    // Removed meanwhile.
    if (target === null) return
    const at = services.now()
    await addAttempt(tx, {
      delivery_id,
      partner_id: target.partner_id,
      made_by: by,
      outcome: outcomeOf(tried),
      status_code: answer?.status ?? null,
      took_ms,
      answer: answer === null || answer.text === '' ? null : answer.text,
      is_cut: answer?.is_cut === true ? 1 : 0,
      at,
    })
    if (by === 'partner') {
      // It says nothing of the endpoint's health; a delivery that was taken now is one that was taken. A test does not come again.
      const isTaken = outcomeOf(tried) === 'delivered'
      if (isTaken || found.isTest)
        await setDelivery(tx, delivery_id, {
          state: isTaken ? 'delivered' : 'failed',
          tries: target.tries,
          next_at: null,
          at,
        })
      return
    }
    // Sent again by hand meanwhile, and taken then.
    if (target.state !== 'waiting') return
    const { delivery, health } = judgeAttempt(
      tried,
      { tries: target.tries, health: { failures: target.failures, failing_since: target.failing_since } },
      at,
      Math.random(),
    )
    await setDelivery(tx, delivery_id, { ...delivery, at })
    await saveHealth(tx, target.endpoint_id, { ...health, at })
    const { endpoint_id, partner_id, label, is_on } = target
    if (health.off_because !== null && is_on === 1)
      await addJob(tx, 'tell_hook_off', {
        endpoint_id,
        partner_id,
        label,
        because: health.off_because,
        at: at.toISOString(),
      })
    if (delivery.next_at !== null)
      await addJob(tx, 'deliver_hook', { delivery_id, by }, again(target, delivery.next_at))
  })
}
