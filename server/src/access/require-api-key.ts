import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import { findOwnPartner } from '../partners/accounts/published.ts'
import { hashApiKey, readApiKey } from '../partners/api-keys/api-key.ts'
import { findApiCaller, stampApiKey } from '../partners/api-keys/published.ts'
import { asOffice, asPartner } from '../partners/scope/as-partner.ts'
import type { ApiCaller } from '../platform/http/actors.ts'
import { addressBlock } from '../platform/http/address-block.ts'
import { createLocalLimit } from '../platform/http/local-limit.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Services } from '../reference/services.ts'

/** How exact `last_used_at` is: a busy system does not write a row for each of its calls. */
const STAMP_EVERY_MS = 60_000

/** Lets the systems of active partners in, each by a key that is in force; who guesses keys is refused without a look-up before long. */
export const createRequireApiKey = (
  services: Services,
): ((request: FastifyRequest, call: Call) => Promise<ApiCaller>) => {
  const guesses = createLocalLimit(services.limits.refused_token)

  const refuse = (ip: string): never => {
    const block = addressBlock(ip)
    if (guesses.waitOf(block) === null) guesses.spend(block)
    throw new Problem('not_signed_in')
  }

  /** @throws Problem not_signed_in, scope_missing, too_many_requests. */
  return async (request, call) => {
    const { db, now: clock } = services
    const key = readApiKey(request.headers.authorization)
    if (key === null) throw new Problem('not_signed_in')
    const wait = guesses.waitOf(addressBlock(request.ip))
    if (wait !== null) throw new Problem('too_many_requests', wait)
    const now = clock()
    const found = await asOffice(db, (tx) => findApiCaller(tx, hashApiKey(key), now))
    if (found === null) return refuse(request.ip)
    const { key_id, partner_id, scopes, last_used_at } = found
    const partner = await asPartner(db, partner_id, findOwnPartner)
    if (partner?.status !== 'active') return refuse(request.ip)
    if (call.scope === undefined || !scopes.includes(call.scope))
      throw new Problem('scope_missing').about(partner.email)
    if (last_used_at === null || now.getTime() - last_used_at.getTime() >= STAMP_EVERY_MS)
      await asOffice(db, (tx) => stampApiKey(tx, key_id, now))
    return { key_id, partner_id, email: partner.email, scopes }
  }
}
