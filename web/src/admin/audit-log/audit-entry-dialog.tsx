import type { AuditEntry } from '@marketplace/contract/office/audit-log'
import { Link } from '../../router/link.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { DiffList } from '../../office/show/diff-list.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { actionText, objectLabel, objectPath } from './audit-objects.ts'

/** A value that is no object stands in the list under one name. */
const asFields = (value: unknown): Readonly<Record<string, unknown>> | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'object' && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>
  return { value }
}

interface AuditEntryDialogProps {
  entry: AuditEntry
  onClose: () => void
}

/** One entry with everything that it says. */
export const AuditEntryDialog = ({ entry, onClose }: AuditEntryDialogProps) => {
  const { object_kind, object_id, object_name, before, after } = entry
  const path = objectPath(object_kind, object_id, object_name)
  const history = `/admin/audit-log?object_kind=${encodeURIComponent(object_kind)}&object_id=${encodeURIComponent(object_id)}`
  return (
    <Dialog
      isOpen
      isWide
      title={`Entry ${entry.entry_id}: ${actionText(entry.action)}`}
      onClose={onClose}
      closeLabel="Close"
      actions={
        <>
          <Link to={history} onClick={onClose} className={buttonClass('secondary')}>
            All of this {objectLabel(object_kind).toLowerCase()}
          </Link>
          {path === null ? null : (
            <Link to={path} className={buttonClass('primary')}>
              Open the {objectLabel(object_kind).toLowerCase()}
            </Link>
          )}
        </>
      }
    >
      <KeyValueList
        rows={[
          { key: 'at', label: 'When', value: timeText(entry.at) },
          { key: 'who', label: 'Who', value: `${entry.actor_name} (${entry.actor_kind} ${entry.actor_id})` },
          { key: 'behalf', label: 'On behalf of', value: entry.on_behalf_of },
          {
            key: 'object',
            label: 'Of',
            value: `${objectLabel(object_kind)} ${object_name ?? ''} (${object_id})`,
          },
          {
            key: 'reason',
            label: 'Reason',
            value: entry.reason_gone === 1 ? 'Gone with the customer, who was deleted' : entry.reason,
          },
          { key: 'ip', label: 'Address', value: entry.ip },
        ]}
      />
      <h3 className="mt-4 mb-2 text-base">What changed</h3>
      <DiffList before={asFields(before)} after={asFields(after)} />
    </Dialog>
  )
}
