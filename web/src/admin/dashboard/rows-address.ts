import type { WorkQueue } from '@marketplace/contract/office/dashboard'

/** Complaints have a register of their own, where they are taken and handed over. */
export const queueRowsAddress = (queue: WorkQueue): string =>
  queue === 'complaints_due' ? '/admin/complaints?view=due' : `/admin/dashboard/rows?queue=${queue}`
