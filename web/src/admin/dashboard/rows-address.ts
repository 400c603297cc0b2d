import type { DashboardRange, JourneyStep, WorkQueue } from '@marketplace/contract/office/dashboard'

/** The page with the rows behind a number of the funnel. `brand` is an id, or empty for all. */
export const stepRowsAddress = (step: JourneyStep, range: DashboardRange, brand: string): string =>
  `/admin/dashboard/rows?${new URLSearchParams({ step, range, ...(brand !== '' && { brand }) }).toString()}`

/** Complaints have a register of their own, where they are taken and handed over. */
export const queueRowsAddress = (queue: WorkQueue): string =>
  queue === 'complaints_due' ? '/admin/complaints?view=due' : `/admin/dashboard/rows?queue=${queue}`
