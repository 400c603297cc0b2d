import type { MovableClock } from '../calendar/movable-clock.ts'
import { addJob, type AddJob } from './add-job.queries.ts'

/** Adds jobs for the demo, whose clock may be moved: the queue goes by the database's, so what is due in an hour is due in an hour there. */
export const addJobBy =
  ({ ahead }: Pick<MovableClock, 'ahead'>): AddJob =>
  (db, name, payload, { run_at, ...options } = {}) =>
    addJob(db, name, payload, {
      ...options,
      ...(run_at !== undefined && { run_at: new Date(run_at.getTime() - ahead()) }),
    })
