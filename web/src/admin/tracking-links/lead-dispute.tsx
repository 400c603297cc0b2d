import { listLeadDisputes, type LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { isUndecided } from '../../office/statements/statement-words.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { LeadDisputeCard } from '../../office/tracking/lead-dispute-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { LeadDisputeDialog } from './lead-dispute-dialog.tsx'

const FIRST = 50

/** A dispute about a lead as staff read it. */
export const StaffLeadDispute = ({ dispute }: { dispute: LeadDispute }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <LeadDisputeCard dispute={dispute} isOfPartner={false}>
      {isUndecided(dispute.state) ? (
        <Button kind="secondary" className="mt-3" onClick={() => setOpen(true)}>
          Answer or decide…
        </Button>
      ) : null}
      {isOpen ? <LeadDisputeDialog dispute={dispute} onClose={() => setOpen(false)} /> : null}
    </LeadDisputeCard>
  )
}

/** Disputes about leads: those that wait for us first. */
export const StaffLeadDisputes = () => {
  const { value, error, reload } = useAnswer(
    ask('tracking-links', listLeadDisputes, { query: { page_size: FIRST } }),
  )
  if (value === null) return error === null ? null : <ErrorState error={error} onRetry={reload} />
  return (
    <Card aria-labelledby="lead-disputes">
      <h2 id="lead-disputes" className="mb-1 text-base">
        Disputes about leads{' '}
        <span className="text-sm font-normal text-ink-soft">{value.total.toLocaleString('en-IN')}</span>
      </h2>
      {value.data.length === 0 ? (
        <p className="text-sm text-ink-soft">None. A partner opens one from its own trace.</p>
      ) : (
        value.data.map((dispute) => <StaffLeadDispute key={dispute.dispute_id} dispute={dispute} />)
      )}
    </Card>
  )
}
