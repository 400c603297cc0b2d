import type { Staff } from '../http/actors.ts'
import type { MarkedAlarm } from './alarms.queries.ts'

/** Whether an alarm is about what this member of staff did: whoever is told of it, it is not they who put it away. */
export const isOwnAlarm = (
  { kind, subject, detail }: MarkedAlarm,
  { staff_id, username }: Pick<Staff, 'staff_id' | 'username'>,
): boolean => {
  if (kind === 'staff_administrator_added') return detail['by'] === username
  return (kind === 'views_cap' || kind === 'unmask_cap') && subject.startsWith(`staff ${staff_id},`)
}
