import { CHALLENGE_HEADER } from '@marketplace/contract/platform/challenge'
import type { FastifyRequest } from 'fastify'
import { hardnessOf } from './hardness.ts'
import { createRequestChallenge } from './request-challenge.ts'
import type { Services } from '../services.ts'
import { hashToken, readBearer } from '../sessions/token.ts'
import { addressBlock } from '../http/address-block.ts'
import type { CallLimits } from '../http/call-limits.ts'
import { createLocalLimit } from '../http/local-limit.ts'
import { Problem } from '../http/problem.ts'
import { countHits } from '../http/rate-limits.queries.ts'
import { windowSeconds, type RateLimits } from '../http/rate-limits.ts'
import { createRefusedTokens } from '../http/refused-tokens.ts'

/** All addresses together may send this many times the forms that one may before everybody is asked for a challenge. */
const EVERYBODY = 50

/** Whoever is signed in is counted alone; null for everybody else, who is counted by address. */
const callerOf = ({ customer, partner, apiCaller, staff }: FastifyRequest): string | null => {
  if (customer !== null) return `customer:${customer.user_id}`
  if (apiCaller !== null) return `api_key:${apiCaller.key_id}`
  // Staff who look in spend nothing of the partner's.
  if (partner !== null)
    return partner.asker.masquerade_id === null
      ? `partner:${partner.partner_id}`
      : `masquerade:${partner.asker.masquerade_id}`
  return staff === null ? null : `staff:${staff.staff_id}`
}

export const createCallLimits = (
  services: Pick<Services, 'db' | 'vault' | 'now' | 'limitNow' | 'securityEvents'>,
  limits: RateLimits,
): CallLimits => {
  const { db, limitNow } = services
  const tokens = createRefusedTokens(services.vault, limits.refused_token)

  return {
    of: (call) => {
      const name = `${call.method} ${call.path}`
      const mayChallenge = call.errors.includes('challenge_required')
      const reads = createLocalLimit(limits.read)
      const keyOf = (request: FastifyRequest): string =>
        callerOf(request) ?? `${call.path}:${addressBlock(request.ip)}`
      const spendRead = (request: FastifyRequest): void => {
        reads.spend(keyOf(request))
      }
      /** An anonymous caller's address beyond its limit, or everybody's: a challenge where the call can ask for one. */
      const spendAnonymous = async (request: FastifyRequest): Promise<void> => {
        const { limit } = call
        const seconds = windowSeconds(limit)
        const keys = [{ key: `${limit}:anyone:${keyOf(request)}`, seconds }]
        if (limit === 'public_form') keys.push({ key: `${limit}:everybody:${call.path}`, seconds })
        const [own, everybody] = await countHits(db, keys, limitNow())
        const bits = Math.max(
          hardnessOf(own?.hits ?? 0, limits[limit]),
          hardnessOf(everybody?.hits ?? 0, limits[limit] * EVERYBODY),
        )
        if (bits === 0) return
        if (request.challenge === null) throw new Problem('too_many_requests', own?.wait_s ?? seconds)
        await request.challenge.require(bits)
      }
      const spend = async (request: FastifyRequest): Promise<void> => {
        if (call.limit === 'lender') return
        if (call.limit === 'read') {
          spendRead(request)
          return
        }
        if (mayChallenge) {
          const header = request.headers[CHALLENGE_HEADER.toLowerCase()]
          const of = { call: name, ip: request.ip }
          request.challenge = createRequestChallenge(
            services,
            of,
            typeof header === 'string' ? header : undefined,
          )
        }
        const caller = callerOf(request)
        if (caller === null) {
          await spendAnonymous(request)
          return
        }
        const seconds = windowSeconds(call.limit)
        const key = `${call.limit}:${caller}`
        const [own] = await countHits(db, [{ key, seconds }], limitNow())
        if (own === undefined || own.hits <= limits[call.limit]) return
        throw new Problem('too_many_requests', own.wait_s)
      }
      const aroundGuard = async (request: FastifyRequest, guard: () => Promise<void>): Promise<void> => {
        const token = readBearer(request.headers.authorization)
        if (token === null) return guard()
        const hash = hashToken(token)
        tokens.admit(request.ip, token, hash)
        try {
          await guard()
        } catch (error) {
          if (error instanceof Problem && error.code === 'not_signed_in')
            tokens.noteRefused(request.ip, token, hash)
          throw error
        }
        if (callerOf(request) !== null) tokens.noteLive(hash)
      }
      return { aroundGuard, spend, spendRead }
    },
  }
}
