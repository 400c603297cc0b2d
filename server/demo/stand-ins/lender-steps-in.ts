import type * as z from 'zod'
import { pageOfLender } from '../../src/market/connectors/declared-pages.ts'
import {
  NewsAsk,
  PasscodeCheck,
  SiteVisit,
  StepFacts,
  StepNotice,
} from '../../src/market/connectors/lender-protocol.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { eventsSoFar } from './lender-events-out.ts'
import { answerFacts, isOutOfOrder, judgePasscode, maskedFor } from './lender-step-plans.ts'
import { findFile, noteStep, startFile, type LenderFile } from './lender-stand-in.queries.ts'
import { openVisit } from './lender-visits.queries.ts'

interface Answer {
  status: number
  body: object
}
type Serve = <S extends z.ZodType>(
  path: string,
  schema: S,
  answer: (slug: string, payload: z.output<S>, key: string) => Promise<Answer>,
) => void

const ok = (body: object): Answer => ({ status: 200, body })
const unknown: Answer = { status: 404, body: { code: 'unknown' } }
const outOfOrder: Answer = { status: 503, body: { code: 'failed' } }

/** Lets a file go on once every step that the lender declares is done. */
export const startWhenReady = async (
  db: Database,
  slug: string,
  our_reference: string,
  stepDelayMs: number,
): Promise<void> => {
  const file = await findFile(db, slug, our_reference)
  const steps = pageOfLender(slug)?.steps ?? []
  if (file !== null && steps.every(({ name }) => file.steps_done.includes(name))) {
    await startFile(db, file, stepDelayMs)
  }
}

/** Serves what lenders with pages of their own take (lender-step-plans.ts says how they decide). */
export const serveLenderSteps = (
  serve: Serve,
  {
    db,
    now,
    siteOf,
    stepDelayMs,
  }: { db: Database; now: () => Date; siteOf: (slug: string) => string; stepDelayMs: number },
): void => {
  const withFile = async (
    slug: string,
    our_reference: string,
    answer: (file: LenderFile) => Promise<Answer>,
  ): Promise<Answer> => {
    const file = await findFile(db, slug, our_reference)
    if (file === null || file.withdrawn) return unknown
    return isOutOfOrder(file.amount) ? outOfOrder : answer(file)
  }
  const done = async (slug: string, our_reference: string, step: string): Promise<void> => {
    await noteStep(db, slug, our_reference, step)
    await startWhenReady(db, slug, our_reference, stepDelayMs)
  }

  serve('/facts', StepFacts, (slug, { our_reference, step, facts }) =>
    withFile(slug, our_reference, async () => {
      const answer = answerFacts(facts)
      if (answer.outcome === 'taken') await done(slug, our_reference, step)
      return ok(answer)
    }),
  )
  serve('/site', SiteVisit, (slug, { our_reference, step, return_url }, idempotency_key) =>
    withFile(slug, our_reference, async () => {
      const visit = await openVisit(db, { slug, our_reference, step, return_url, idempotency_key })
      return ok({ url: `${siteOf(slug)}/site/${visit.visit_id}` })
    }),
  )
  serve('/passcode', StepNotice, (slug, { our_reference }) =>
    withFile(slug, our_reference, async ({ mobile }) => ok({ masked_to: maskedFor(mobile) })),
  )
  serve('/passcode-check', PasscodeCheck, (slug, { our_reference, step, passcode }) =>
    withFile(slug, our_reference, async ({ mobile }) => {
      const verdict = judgePasscode(mobile, passcode)
      if (verdict === 'right') await done(slug, our_reference, step)
      return ok({ verdict })
    }),
  )
  serve('/news', NewsAsk, (slug, { our_reference }) =>
    withFile(slug, our_reference, async (file) => ok({ events: eventsSoFar(file, now()) })),
  )
}
