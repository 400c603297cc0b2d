import type { Jobs } from './run-worker.ts'

/** Every kind of job with what does it; each stands in the folder of its noun. */
export const allJobs: Partial<Jobs> = {}
