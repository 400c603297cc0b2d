import { decideFigure, type FigureProposal } from '@marketplace/contract/reference/regulated-figures'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { figureName, figureText } from './figure-words.ts'

type Decision = 'approved' | 'refused'

/** What waits for a second person. Whoever proposed it may only take it back. */
export const ProposalList = ({ proposals }: { proposals: readonly FigureProposal[] }) => {
  const [asked, setAsked] = useState<{ proposal: FigureProposal; decision: Decision } | null>(null)
  const decide = async (): Promise<void> => {
    if (asked === null) return
    const { proposal, decision } = asked
    const { message } = await officeCall(decideFigure, {
      body: { proposal_id: proposal.proposal_id, decision },
    })
    showToast(message, 'good')
    invalidate('regulated-figures')
  }
  return (
    <ul className="mb-4 grid gap-3">
      {proposals.map((proposal) => (
        <li key={proposal.proposal_id}>
          <Card className="p-4 text-sm">
            <h2 className="text-base">
              {figureName(proposal.name)}: {figureText(proposal.name, proposal.value)} from{' '}
              {dayText(proposal.valid_from)}
            </h2>
            <p className="wrap-anywhere">{proposal.source}</p>
            <p className="text-ink-soft">
              Proposed by {proposal.proposed_by}, {timeText(proposal.proposed_at)}
              {proposal.is_own === 1 ? '. Another administrator has to approve it.' : ''}
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              {proposal.is_own === 1 ? null : (
                <Button
                  aria-haspopup="dialog"
                  className="text-sm"
                  onClick={() => setAsked({ proposal, decision: 'approved' })}
                >
                  Approve
                </Button>
              )}
              <Button
                aria-haspopup="dialog"
                kind="secondary"
                className="text-sm"
                onClick={() => setAsked({ proposal, decision: 'refused' })}
              >
                {proposal.is_own === 1 ? 'Take back' : 'Refuse'}
              </Button>
            </div>
          </Card>
        </li>
      ))}
      {asked === null ? null : (
        <ConfirmDialog
          isOpen
          action={asked.decision === 'approved' ? 'Approve' : 'Refuse'}
          onClose={() => setAsked(null)}
          onConfirm={decide}
        >
          <p>
            {figureName(asked.proposal.name)}: {figureText(asked.proposal.name, asked.proposal.value)} from{' '}
            {dayText(asked.proposal.valid_from)}.{' '}
            {asked.decision === 'approved'
              ? 'It counts from that day in every offer and calculator, and is never changed afterwards.'
              : 'Nothing changes.'}
          </p>
        </ConfirmDialog>
      )}
    </ul>
  )
}
