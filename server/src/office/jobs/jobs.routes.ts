import { dropJob, listJobs, retryJob } from '@marketplace/contract/office/jobs'
import type { Services } from '../../market/services.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { presentReason } from '../../platform/jobs/present-reason.ts'
import { listGivenUpJobs, listJobFigures } from '../../platform/jobs/published.ts'
import { decideJob } from './decide-job.ts'

export const jobsRoutes = (serve: Serve, services: Services): void => {
  serve(listJobs, async ({ query }) => {
    const [rows, figures] = await Promise.all([
      listGivenUpJobs(services.db, pageBounds(query)),
      listJobFigures(services.db),
    ])
    return {
      success: true,
      data: rows.map(({ job_id, kind, attempts, last_error, created_at, given_up_at }) => ({
        job_id,
        kind,
        attempts,
        reason: presentReason(last_error),
        created_at: created_at.toISOString(),
        given_up_at: given_up_at.toISOString(),
      })),
      total: figures.reduce((sum, { given_up }) => sum + given_up, 0),
      kinds: figures.map((figure) => ({
        ...figure,
        oldest_due_at: figure.oldest_due_at?.toISOString() ?? null,
      })),
    }
  })

  serve(retryJob, async ({ body, actor, ip, language }) => {
    await decideJob(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'job_retried') }
  })

  serve(dropJob, async ({ body, actor, ip, language }) => {
    await decideJob(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'job_dropped') }
  })
}
