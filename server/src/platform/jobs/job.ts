import type { Services } from '../services.ts'
import type { JobName, JobPayloads } from './add-job.queries.ts'

export interface Attempt {
  /** 1 at the first try. */
  number: number
  last: boolean
  /** Aborted a few seconds after the process was asked to end: a job that waits for somebody gives up, and comes again. */
  stop?: AbortSignal
}

/** What one job does. It may run twice (a process may die after the work and before the note of it), and must bear that. */
export type Job<Name extends JobName, S extends Services = Services> = (
  services: S,
  payload: JobPayloads[Name],
  attempt: Attempt,
) => Promise<void>

/**
 * How many jobs of each queue run at once in a process. Jobs that wait for a lender have workers of their own, so that a slow
 * one holds up no passcode; and one that reads every customer has one worker, so that many of them go one after another. Lenders' files wait for neither,
 * nor does a report that somebody waits for. Hooks wait for partners' systems, at most one of them for each.
 */
export const concurrencyOf = { messages: 8, lenders: 16, long: 1, files: 2, reports: 2, hooks: 16 } as const
export type QueueName = keyof typeof concurrencyOf

export interface JobDeclaration<Name extends JobName, S extends Services = Services> {
  run: Job<Name, S>
  queue: QueueName
  /** When it runs by the clock, once for all processes, in UTC: `30 21 * * *` is 03:00 in India. A night missed is made up for. */
  cron?: string
}

/** Every kind of job, each declared by one module. */
export type Jobs<S extends Services = Services> = { readonly [Name in JobName]: JobDeclaration<Name, S> }
