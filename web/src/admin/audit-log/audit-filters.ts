import type { FilterChoice } from '../../office/list/list-filters.ts'
import { objectChoices } from './audit-objects.ts'

/** The filters as they stand in the address. */
export interface AuditFilterValues {
  object_kind: string
  object_id: string
  actor: string
  action: string
  from: string
  to: string
}

export const noFilters: AuditFilterValues = {
  object_kind: '',
  object_id: '',
  actor: '',
  action: '',
  from: '',
  to: '',
}

/** What the log can be cut by. Who by the user name; what by `lender` or `lender.updated`. */
export const auditChoices: readonly FilterChoice<keyof AuditFilterValues>[] = [
  { key: 'actor', label: 'Who', options: [], typed: 'text' },
  { key: 'action', label: 'What', options: [], typed: 'text' },
  { key: 'object_kind', label: 'Kind of object', options: objectChoices },
  { key: 'object_id', label: 'Object id', options: [], typed: 'text' },
  { key: 'from', label: 'From', options: [], typed: 'day' },
  { key: 'to', label: 'To', options: [], typed: 'day' },
]
