import type { Services } from '../../market/services.ts'
import { findLenderApplication } from '../applications/lender-applications.queries.ts'
import { hasEnded } from '../applications/lender-status-table.ts'
import { callLender, CircuitOpen } from '../../market/connectors/call-lender.ts'
import { pageOfLender } from '../../market/connectors/declared-pages.ts'
import { LenderFailure } from '../../market/connectors/lender-connector.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { takeLenderEvent } from '../lender-callbacks/take-lender-event.ts'
import { askForNews } from './ask-news.ts'

/** Reads what a lender that does not tell by itself has to tell, and asks again later while more may come. */
export const askLenderNews: Job<'ask_lender_news', Services> = async (
  services,
  { lender_application_id: id, look },
  { stop },
) => {
  const { db } = services
  const row = await findLenderApplication(db, id)
  const slug = row === null ? undefined : services.lenders().find(row.lender_id)?.slug
  const declared = slug === undefined ? null : pageOfLender(slug)
  if (row === null || declared === null || hasEnded(row.status)) return
  const { our_reference, lender_id } = row
  try {
    const events = await callLender(services, lender_id, (connector) =>
      connector.readNews(our_reference, `news-${our_reference}-${look}`, stop),
    )
    for (const event of events) {
      if (event.our_reference !== our_reference) throw new Problem('conflict')
      await takeLenderEvent(services, lender_id, event)
    }
  } catch (error) {
    // News that cannot be taken stay away; the lender's health is the circuit breaker's matter.
    if (error instanceof Problem)
      services.log.warn({ our_reference, code: error.code }, 'news that cannot be')
    else if (!(error instanceof LenderFailure) && !(error instanceof CircuitOpen)) throw error
  }
  const now = await findLenderApplication(db, id)
  if (now !== null && !hasEnded(now.status)) await askForNews(services, db, declared, id, look + 1)
}
