import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import { approveStatement, showStatement } from '@marketplace/contract/money/partner-statements-acts'
import { BulkDialog } from '../../office/list/bulk-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { daysToObject, stateLooks } from '../../office/statements/statement-words.ts'
import { refreshStatements } from './refresh-statements.ts'

export type BulkAct = 'show' | 'approve'

/** Whether the act can be done with it: a draft that is payable is shown; one that is shown is approved once the time to object is over. */
export const canAct = (act: BulkAct, statement: PartnerStatement, today: string): boolean => {
  const { state, carried_forward, object_until, waits_for_second_person } = statement
  if (act === 'show') return state === 'DRAFT' && carried_forward === null
  return (
    state === 'SHOWN' &&
    waits_for_second_person === 0 &&
    object_until !== null &&
    daysToObject(object_until, today) === 0
  )
}

const words = {
  show: { title: 'Show', after: 'Shown', text: 'Partners are written to and may object for some days.' },
  approve: {
    title: 'Approve',
    after: 'Approved',
    text: 'Each sum becomes owed to its partner. Disputed lines move to the next statement. Large sums wait for a second person.',
  },
} as const

interface BulkStatementsProps {
  act: BulkAct
  chosen: readonly PartnerStatement[]
  today: string
  onClose: () => void
}

/** Shows or approves several statements; what cannot be is left out and counted. */
export const BulkStatements = ({ act, chosen, today, onClose }: BulkStatementsProps) => {
  const able = chosen.filter((statement) => canAct(act, statement, today))
  const { title, after, text } = words[act]
  const left = chosen.length - able.length
  return (
    <BulkDialog
      title={title}
      of="statements"
      preview={able.map(({ statement_id, number, partner_name, state, to_bank }) => ({
        key: String(statement_id),
        name: `${number}, ${partner_name}, ${exactRupees(to_bank)}`,
        before: stateLooks[state].label,
        after,
      }))}
      unchanged={0}
      act={async (key) => {
        const params = { statementId: Number(key) }
        const statement = able.find(({ statement_id }) => statement_id === params.statementId)
        if (statement === undefined) return
        if (act === 'show') await officeCall(showStatement, { params })
        else await officeCall(approveStatement, { params, body: { commission: statement.commission } })
      }}
      onClose={() => {
        refreshStatements()
        onClose()
      }}
    >
      <p className="text-sm">{text}</p>
      {left === 0 ? null : (
        <p className="text-sm">
          {left} of the chosen cannot be:{' '}
          {act === 'show'
            ? 'shown already, or carried forward'
            : 'not shown, approved already, or the partner may still object'}
          .
        </p>
      )}
    </BulkDialog>
  )
}
