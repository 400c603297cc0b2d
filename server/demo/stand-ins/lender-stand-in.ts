import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { pageOfLender } from '../../src/market/connectors/declared-pages.ts'
import {
  EligibilityAsk,
  LenderSubmission,
  WithdrawalNotice,
} from '../../src/market/connectors/lender-protocol.ts'
import { isSigned } from '../../src/market/connectors/sign-body.ts'
import { createDatabase } from '../../src/platform/db/database.ts'
import type { LenderEndpoint } from '../../src/platform/env.ts'
import { emitEvents, theirReference } from './lender-events-out.ts'
import { serveLenderSites } from './lender-site.ts'
import { serveLenderSteps, startWhenReady } from './lender-steps-in.ts'
import { ensureLenderVisits } from './lender-visits.queries.ts'
import { answerEligibility, refusalOf, type StandInTerms } from './lender-plans.ts'
import {
  ensureLenderFiles,
  lenderModes,
  listFiles,
  listModes,
  setMode,
  takeFile,
  withdrawFile,
  type LenderFile,
  type LenderMode,
} from './lender-stand-in.queries.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

export interface LenderStandInOptions extends StandInOptions {
  /** The lenders played, each under its slug. */
  lenders: ReadonlyMap<string, StandInTerms>
  /** What each lender's own secret is derived from. */
  secret: string
  now?: () => Date
  /** Between two events of an application. */
  stepDelayMs?: number
  /** How long a slow lender takes. */
  slowMs?: number
}

export interface LenderStandIn extends StandIn {
  /** How the marketplace reaches each lender: what LENDER_<SLUG>_URL and _SECRET say otherwise. */
  endpoints: ReadonlyMap<string, LenderEndpoint>
  /** Where events go from now on: the marketplace's own address. */
  callBackTo(url: string): void
  behave(slug: string, mode: LenderMode): Promise<void>
  /** Every application that the lenders have. */
  files(): Promise<LenderFile[]>
}

const POLL_MS = 500
const Behaviour = z.strictObject({ mode: z.enum(lenderModes) })

/**
 * Plays all API lenders of the demo on one loopback port, a path each: the lender protocol, and events by signed callback
 * over real sockets (lender-plans.ts says what becomes of an application). What it has taken stands in the database, in a
 * schema of its own, so that it goes on after a restart.
 *
 * `GET /control` lists the lenders with how they behave; `POST /control/:slug {mode}` makes one `down` (cuts every
 * connection), `slow` (30 s), answer `rubbish`, or do all `twice`; `normal` again ends that.
 */
export const startLenderStandIn = async (options: LenderStandInOptions): Promise<LenderStandIn> => {
  const { pool, log, lenders, now = () => new Date(), stepDelayMs = 4_000, slowMs = 30_000 } = options
  const db = createDatabase(pool)
  await ensureLenderFiles(db)
  await ensureLenderVisits(db)
  const modes = new Map((await listModes(db)).map(({ slug, mode }) => [slug, mode]))
  const modeOf = (slug: string): LenderMode => modes.get(slug) ?? 'normal'
  const secretOf = (slug: string): string => createHmac('sha256', options.secret).update(slug).digest('hex')
  const behave = async (slug: string, mode: LenderMode): Promise<void> => {
    await setMode(db, slug, mode)
    modes.set(slug, mode)
  }
  const stopping = new AbortController()
  let callbackBase: string | null = null

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, _request, reply) => {
    log.error({ err: error }, 'lender stand-in')
    return reply.status(500).send({ code: 'failed' })
  })

  type Asked = FastifyRequest<{ Params: { slug: string } }>
  /** What every lender does alike: checks the signature, and misbehaves as it was told to. */
  const serve = <S extends z.ZodType>(
    path: string,
    schema: S,
    answer: (slug: string, payload: z.output<S>, key: string) => Promise<{ status: number; body: object }>,
  ): void => {
    app.post(`/:slug${path}`, async (request: Asked, reply: FastifyReply) => {
      const { slug } = request.params
      const mode = modeOf(slug)
      if (mode === 'down') {
        request.raw.socket.destroy()
        return reply.hijack()
      }
      if (!lenders.has(slug)) return reply.status(404).send({ code: 'unknown_lender' })
      const body = String(request.body)
      const header = (name: string): string | undefined => request.headers[name]?.toString()
      const message = { signature: header('x-signature'), timestamp: header('x-timestamp'), body }
      if (!isSigned(secretOf(slug), message, now()))
        return reply.status(401).send({ code: 'signature_invalid' })
      const payload = schema.safeParse(JSON.parse(body))
      if (!payload.success) return reply.status(400).send({ code: 'invalid' })
      const answered = await answer(slug, payload.data, header('idempotency-key') ?? '')
      if (mode === 'slow') await sleep(slowMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (mode === 'rubbish') return reply.type('text/html').send('<html>Under maintenance</html>')
      return reply.status(answered.status).send(answered.body)
    })
  }

  serve('/eligibility', EligibilityAsk, async (slug, ask) => {
    const terms = lenders.get(slug)
    if (terms === undefined) throw new Error(`no terms of ${slug}`)
    return { status: 200, body: answerEligibility(ask, terms) }
  })
  serve('/applications', LenderSubmission, async (slug, submission, idempotency_key) => {
    const { our_reference, product_type, amount, applicant } = submission
    if (lenders.get(slug)?.product_type !== product_type) return { status: 400, body: { code: 'invalid' } }
    const refusal = refusalOf(amount)
    if (refusal !== null) return { status: refusal.code === 'duplicate' ? 409 : 422, body: refusal }
    const file = await takeFile(db, {
      slug,
      our_reference,
      idempotency_key,
      amount,
      mobile: applicant.mobile_phone_number ?? null,
      delayMs: pageOfLender(slug) === null ? stepDelayMs : null,
    })
    if (file === null) return { status: 409, body: { code: 'duplicate' } }
    return { status: 200, body: { lender_application_id: theirReference(file) } }
  })
  serve('/withdrawals', WithdrawalNotice, async (slug, { our_reference }) => {
    const known = await withdrawFile(db, slug, our_reference)
    return known === 0 ? { status: 404, body: { code: 'unknown' } } : { status: 200, body: { taken: true } }
  })

  let origin = ''
  serveLenderSteps(serve, { db, now, stepDelayMs, siteOf: (slug) => `${origin}/${slug}` })
  serveLenderSites(app, {
    db,
    now,
    secretOf,
    afterStep: (slug, our_reference) => startWhenReady(db, slug, our_reference, stepDelayMs),
  })

  app.get('/control', () => ({ lenders: [...lenders.keys()].map((slug) => ({ slug, mode: modeOf(slug) })) }))
  app.post('/control/:slug', async (request: Asked, reply) => {
    const { slug } = request.params
    const wish = Behaviour.safeParse(JSON.parse(String(request.body)))
    if (!wish.success || !lenders.has(slug)) return reply.status(400).send({ code: 'invalid' })
    await behave(slug, wish.data.mode)
    return { slug, mode: wish.data.mode }
  })

  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  origin = url
  const out = { db, log, now, stepDelayMs, secretOf, modeOf, callbackBase: () => callbackBase }
  const telling = emitEvents(out, Math.max(10, Math.min(POLL_MS, stepDelayMs)))
  return {
    url,
    endpoints: new Map(
      [...lenders.keys()].map((slug) => [slug, { url: `${url}/${slug}`, secret: secretOf(slug) }]),
    ),
    callBackTo: (base) => {
      callbackBase = base
    },
    behave,
    files: () => listFiles(db),
    stop: async () => {
      stopping.abort()
      await telling.stop()
      await app.close()
    },
  }
}
