import type { Env } from '../platform/env.ts'

/**
 * Connections of a process, by what they are for: jobs have a pool of their own, so that they never take a request's. One for
 * requests listens for changes. Of those for jobs four are held for good: three queues listen, and one shows that the process
 * lives. A worker has one for each of the 25 jobs that may run at once (platform/jobs/job.ts) and these four; its requests are its
 * health and the reading of its caches.
 */
export const poolSizes: Readonly<Record<Env['ROLE'], { requests: number; jobs: number }>> = {
  all: { requests: 16, jobs: 16 },
  web: { requests: 16, jobs: 0 },
  worker: { requests: 4, jobs: 29 },
}
