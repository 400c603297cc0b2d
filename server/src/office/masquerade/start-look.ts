import { randomBytes } from 'node:crypto'
import {
  LEAVE_MINUTES,
  LOOK_MINUTES,
  LOOKS_A_DAY,
  type openMasquerade,
  type startMasquerade,
} from '@marketplace/contract/office/masquerade'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import { findPartner, type PartnerRow } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findStaffSession } from '../../platform/sessions/published.ts'
import { hashToken, newMasqueradeToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../reference/services.ts'
import { endLook } from './end-look.ts'
import { endOfLook, judgeStart, toldFrom, type Start } from './judge-start.ts'
import { addRequest, findLiveRequest, markUsed, readAccessSettings } from './leave.queries.ts'
import {
  addKey,
  addLook,
  countStartsSince,
  findOpenOf,
  holdStartsOf,
  markEnded,
  turnKey,
} from './masquerade.queries.ts'

const KEY_SECONDS = 60

type Order = Body<typeof startMasquerade>
type Started = Answer<typeof startMasquerade>['data']

/** The day of `now` in India began then. */
export const dayBegan = (now: Date): Date => new Date(`${dayInIndia(now)}T00:00:00+05:30`)

/** The first of their names, as the partner reads it. */
const firstName = ({ full_name, username }: Staff): string => full_name.split(' ')[0] || username

/** The session of staff that a look belongs to, while it lives. */
const liveSession = ({ env }: Services, tx: Database, tokenHash: Buffer, now: Date) =>
  findStaffSession(tx, tokenHash, now, env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60))

/** Ends what is over of theirs: by the clock, with its session, or as its key was not turned in time. What goes on stays. */
const clearWay = async (services: Services, tx: Database, staffId: number, now: Date): Promise<void> => {
  const open = await findOpenOf(tx, staffId)
  if (open === null) return
  const { masquerade_id, ends_at, opened_at, key_until, staff_session_hash } = open
  const end = (by: 'limit' | 'session', at: Date) =>
    endLook(services, tx, masquerade_id, { by, at, ip: null })
  if (ends_at <= now) await end('limit', ends_at)
  else if (opened_at === null && key_until <= now)
    await markEnded(tx, masquerade_id, { by: 'unused', at: key_until })
  else if ((await liveSession(services, tx, staff_session_hash, now)) === null) await end('session', now)
}

const actOf = (actor: Staff, { id, name }: PartnerRow, ip: string) => ({
  auditActor: { ...actor.auditActor, on_behalf_of: name },
  object_kind: 'partner',
  object_id: id,
  object_name: name,
  ip,
})

interface Starting {
  actor: Staff
  partner: PartnerRow
  order: Order
  ip: string
  now: Date
}

const askLeave = async (tx: Database, { actor, partner, order, ip, now }: Starting): Promise<Started> => {
  const lapses_at = new Date(now.getTime() + LEAVE_MINUTES * 60_000)
  const { reason, ticket = null } = order
  const request_id = await addRequest(tx, {
    partner_id: partner.id,
    staff_id: actor.staff_id,
    username: actor.username,
    first_name: firstName(actor),
    reason,
    ticket,
    asked_at: now,
    lapses_at,
  })
  const act = { ...actOf(actor, partner, ip), action: 'masquerade.asked' as const, reason }
  await recordEvent(tx, { ...act, after: { request_id, ticket } }, now)
  return { state: 'waits', request_id, lapses_at: lapses_at.toISOString() }
}

const begin = async (
  services: Services,
  tx: Database,
  { actor, partner, order, ip, now }: Starting,
  { leave, second_name }: Extract<Start, { outcome: 'begins' }>,
): Promise<Started> => {
  const session = await liveSession(services, tx, actor.token_hash, now)
  if (session === null) throw new Problem('not_signed_in')
  const { reason, ticket = null } = order
  const ends_at = endOfLook(now, LOOK_MINUTES, session.absolute_expires_at)
  const masquerade_id = await addLook(tx, {
    partner_id: partner.id,
    staff_id: actor.staff_id,
    username: actor.username,
    first_name: firstName(actor),
    reason,
    ticket,
    leave,
    second_name,
    started_at: now,
    ends_at,
    told_from: toldFrom(leave, now),
  })
  const key = randomBytes(32).toString('base64url')
  await addKey(tx, {
    masquerade_id,
    staff_session_hash: actor.token_hash,
    key_hash: hashToken(key),
    key_until: new Date(now.getTime() + KEY_SECONDS * 1_000),
  })
  await services.addJob(tx, 'end_masquerade', { masquerade_id }, { run_at: ends_at })
  const act = { ...actOf(actor, partner, ip), action: 'masquerade.start' as const, reason }
  await recordEvent(tx, { ...act, after: { masquerade_id, ticket, leave, second_name } }, now)
  return { state: 'started', masquerade_id, key, ends_at: ends_at.toISOString() }
}

/** @throws Problem not_found, masquerade_not_active, masquerade_open, masquerade_limit. */
export const startLook = async (
  services: Services,
  actor: Staff,
  order: Order,
  ip: string,
): Promise<Started> => {
  const now = services.now()
  const { staff_id } = actor
  const { partner_id } = order
  // By itself, as it ends with an entry of the audit log, and all who write one wait for its end.
  await asOffice(services.db, (tx) => clearWay(services, tx, staff_id, now))
  return asOffice(services.db, async (tx) => {
    await holdStartsOf(tx, staff_id)
    const partner = await findPartner(tx, partner_id, dayInIndia(now))
    if (partner === null) throw new Problem('not_found')
    if (partner.status !== 'active') throw new Problem('masquerade_not_active')
    if ((await findOpenOf(tx, staff_id)) !== null) throw new Problem('masquerade_open')
    if ((await countStartsSince(tx, staff_id, dayBegan(now))) >= LOOKS_A_DAY)
      throw new Problem('masquerade_limit')
    const request = await findLiveRequest(tx, { staff_id, partner_id, now })
    const start = judgeStart(await readAccessSettings(tx, partner_id), request)
    const starting = { actor, partner, order, ip, now }
    if (start.outcome === 'asks') return askLeave(tx, starting)
    if (start.outcome !== 'begins')
      return start.outcome === 'refused'
        ? { state: 'refused', request_id: start.request_id }
        : { state: 'waits', request_id: start.request_id, lapses_at: start.lapses_at.toISOString() }
    if (request === null || start.leave === 'setting') return begin(services, tx, starting, start)
    await markUsed(tx, request.request_id, now)
    // What was allowed is what was asked: the partner read that reason.
    const { reason, ticket } = request
    return begin(
      services,
      tx,
      { ...starting, order: { partner_id, reason, ...(ticket !== null && { ticket }) } },
      start,
    )
  })
}

/** Turns the key of a look. @throws Problem masquerade_refused. */
export const openLook = (
  services: Services,
  { token_hash }: Staff,
  key: string,
): Promise<Answer<typeof openMasquerade>['data']> =>
  asOffice(services.db, async (tx) => {
    const now = services.now()
    const token = newMasqueradeToken(services.vault)
    const hashes = {
      key_hash: hashToken(key),
      staff_session_hash: token_hash,
      session_hash: hashToken(token),
    }
    const look = await turnKey(tx, { ...hashes, now })
    if (look === null) throw new Problem('masquerade_refused')
    const { masquerade_id, partner_id, ends_at } = look
    const partner = await findPartner(tx, partner_id, dayInIndia(now))
    if (partner === null) throw new Problem('masquerade_refused')
    return {
      token,
      masquerade_id,
      partner_id,
      merchant_id: partner.merchant_id,
      ends_at: ends_at.toISOString(),
    }
  })
