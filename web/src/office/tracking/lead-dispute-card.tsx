import type { LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/surfaces.tsx'
import { timeText } from '../show/day-text.ts'
import { StatusDot } from '../show/status-dot.tsx'
import { DisputeThread } from '../statements/dispute-thread.tsx'
import { disputeLooks } from '../statements/statement-words.ts'
import { clockOf, subjectOf } from './lead-dispute-words.ts'

/** A dispute about a lead: what it is about and how it stands, with its thread to be opened. */
export const LeadDisputeCard = ({
  dispute,
  isOfPartner,
  children,
}: {
  dispute: LeadDispute
  /** The partner reads it, and no name of its own. */
  isOfPartner: boolean
  /** What can be done about it. */
  children?: ReactNode
}) => {
  const look = disputeLooks[dispute.state]
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">{subjectOf(dispute, isOfPartner)}</span>
          <StatusDot tone={look.tone}>{look.label}</StatusDot>
        </span>
      }
    >
      <p className="mb-2 text-sm text-ink-soft">
        {dispute.decided_at === null
          ? clockOf(dispute, isOfPartner)
          : `${look.label} by ${dispute.decided_by ?? 'us'}, ${timeText(dispute.decided_at)}`}
      </p>
      <DisputeThread dispute={dispute} />
      {children}
    </Disclosure>
  )
}
