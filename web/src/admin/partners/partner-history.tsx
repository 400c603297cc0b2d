import { listAuditEntriesOfObject, type AuditEntry } from '@marketplace/contract/office/audit-log'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { AuditEntryDialog } from '../audit-log/audit-entry-dialog.tsx'
import { PartnerCard } from './partner-card.tsx'

const PAGE_SIZE = 10

/** The log's verbs in the words of this page. */
const actWords: Readonly<Record<string, string | undefined>> = {
  'partner.request': 'Sent a partner request',
  'partner.create': 'Added',
  'partner.update': 'Details changed',
  'partner.status': 'Status changed',
  'partner.kyc_sent': 'Details sent in',
  'partner.kyc_checked': 'Details checked',
  'partner.kyc_refused': 'Details refused',
  'partner.kyc_lapsed': 'A check lapsed: the record changed',
  'partner.utm': 'Tracking id changed',
  'partner.revenue': 'Revenue share agreed',
  'partner.unmask': 'Sealed value shown',
  'partner.set_password': 'Password set by staff',
  'partner.password': 'Password changed by the partner',
  'partner.contact': 'Contact changed by the partner',
  'partner.second_factor': 'Authenticator set up',
  'partner.second_factor_reset': 'Authenticator removed by staff',
  'partner.recovery_codes': 'Recovery codes renewed',
  'partner.sign_in': 'Signed in',
  'partner.sign_in_locked': 'Sign-in locked after wrong passwords',
}

/** What was done to the partner, and by it, the newest first. */
export const PartnerHistory = ({ id }: { id: number }) => {
  const { value, error, reload } = useAnswer(
    ask(`partner ${id}`, listAuditEntriesOfObject, {
      params: { object_kind: 'partner', object_id: String(id) },
      query: { page: 1, page_size: PAGE_SIZE },
    }),
  )
  const [open, setOpen] = useState<AuditEntry | null>(null)
  return (
    <PartnerCard title="History">
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error === null ? <Skeleton className="h-40" /> : null}
      {value?.total === 0 ? <p className="text-sm text-ink-soft">No changes yet.</p> : null}
      <ol className="divide-y divide-line-soft text-sm">
        {value?.data.map((entry) => (
          <li key={entry.entry_id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              className="-ms-3 px-3 py-1 font-normal"
              onClick={() => setOpen(entry)}
            >
              {actWords[entry.action] ?? entry.action}
            </Button>
            <span className="ms-auto text-ink-soft">
              {entry.actor_name}, {timeText(entry.at)}
            </span>
            {entry.reason === null ? null : (
              <span className="w-full pb-1 wrap-anywhere text-ink-soft">{entry.reason}</span>
            )}
          </li>
        ))}
      </ol>
      {value === null || value.total <= PAGE_SIZE ? null : (
        <p className="mt-3 text-sm">
          <Link
            to={`/admin/audit-log?object_kind=partner&object_id=${id}`}
            className="text-brand-ink underline"
          >
            All {value.total} entries
          </Link>
        </p>
      )}
      {open === null ? null : <AuditEntryDialog entry={open} onClose={() => setOpen(null)} />}
    </PartnerCard>
  )
}
