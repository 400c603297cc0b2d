import type { AuditEntry } from '@marketplace/contract/office/audit-log'
import { Link } from '../../router/link.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { actionText, objectLabel, objectPath } from './audit-objects.ts'

const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** Which fields an entry speaks of. */
const changedFields = ({ before, after }: AuditEntry): string =>
  [...new Set([...fieldsOf(before), ...fieldsOf(after)])].join(', ')

const ObjectCell = ({ entry }: { entry: AuditEntry }) => {
  const { object_kind, object_id, object_name } = entry
  const path = objectPath(object_kind, object_id, object_name)
  const words = `${objectLabel(object_kind)} ${object_name ?? object_id}`
  return path === null ? (
    <span title={words}>{words}</span>
  ) : (
    <Link to={path} title={words}>
      {words}
    </Link>
  )
}

/** The columns of the log. `open` shows the whole entry. */
export const auditColumns = (open: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  {
    key: 'at',
    title: 'When',
    width: 170,
    cell: (entry) => (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Entry ${entry.entry_id}, ${timeText(entry.at)}`}
        onClick={() => open(entry)}
        className="figures inline-flex min-h-8 items-center rounded-control text-brand-ink underline pointer-coarse:min-h-11"
      >
        {timeText(entry.at)}
      </button>
    ),
  },
  {
    key: 'actor',
    title: 'Who',
    width: 124,
    exported: ({ actor_name }) => actor_name,
    cell: ({ actor_name, actor_kind }) => (
      <span title={actor_name}>{actor_kind === 'staff' ? actor_name : `${actor_name} (${actor_kind})`}</span>
    ),
  },
  {
    key: 'action',
    title: 'What',
    width: 190,
    cell: ({ action }) => <span title={action}>{actionText(action)}</span>,
  },
  { key: 'object', title: 'Of', width: 190, cell: (entry) => <ObjectCell entry={entry} /> },
  {
    key: 'fields',
    title: 'Fields',
    width: 160,
    cell: (entry) => <span title={changedFields(entry)}>{changedFields(entry)}</span>,
  },
  {
    key: 'reason',
    title: 'Reason',
    width: 140,
    cell: ({ reason }) => <span title={reason ?? ''}>{reason}</span>,
  },
]
