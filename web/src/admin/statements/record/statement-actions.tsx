import {
  downloadStatementCsv,
  downloadStatementPdf,
  type PartnerStatementDetail,
} from '@marketplace/contract/money/partner-statements'
import { cancelStatement, showStatement } from '@marketplace/contract/money/partner-statements-acts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { officeDownload } from '../../../office/session/downloads.ts'
import { officeCall } from '../../../office/session/office-call.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { refreshStatements } from '../refresh-statements.ts'

interface DialogProps {
  statement: PartnerStatementDetail
  onClose: () => void
}

const ShowDialog = ({ statement, onClose }: DialogProps) => {
  const { statement_id: statementId, number, partner_name, sums } = statement
  return (
    <FormDialog
      isOpen
      title={`Show ${number} to ${partner_name}?`}
      action="Show it"
      cancel="Leave it a draft"
      canSubmit
      onClose={onClose}
      onSubmit={async () => {
        try {
          await officeCall(showStatement, { params: { statementId } })
          showToast(`${number} is shown`, 'good')
        } finally {
          refreshStatements(statementId)
        }
      }}
    >
      {() => (
        <p className="text-sm">
          {exactRupees(sums.to_bank)} to the bank. Its lines are frozen, the PDF and the CSV are made, and the
          partner is written to and may object for some days.
        </p>
      )}
    </FormDialog>
  )
}

const CancelDialog = ({ statement, onClose }: DialogProps) => {
  const { statement_id: statementId, number, state } = statement
  return (
    <ReasonDialog
      isOpen
      isDanger
      draft={`cancel statement ${statementId}`}
      title={`Cancel ${number}?`}
      action="Cancel the statement"
      cancel="Keep it"
      onClose={onClose}
      onSubmit={async (reason) => {
        try {
          await officeCall(cancelStatement, { params: { statementId }, body: { reason } })
          showToast(`${number} is cancelled`, 'good')
        } finally {
          refreshStatements(statementId)
        }
      }}
    >
      <p className="text-sm">
        Its lines are free for the next one.{' '}
        {state === 'SHOWN' ? 'The partner has seen it and reads the reason.' : 'The partner has not seen it.'}
      </p>
    </ReasonDialog>
  )
}

const wasShown = ({ shown_at }: PartnerStatementDetail): boolean => shown_at !== null
const lacksInvoice = ({ sums, invoice, state }: PartnerStatementDetail): boolean =>
  sums.gst > 0 && invoice === null && state !== 'DRAFT' && state !== 'CANCELLED'

/** What can be done with a statement where it stands; what comes next is the primary button. */
export const StatementActions = ({
  statement,
  today,
}: {
  statement: PartnerStatementDetail
  today: string
}) => {
  const [open, setOpen] = useState<'show' | 'approve' | 'cancel' | 'invoice' | null>(null)
  const { state, number, sums, carried_forward, waits_for_second_person, statement_id } = statement
  const params = { statementId: statement_id }
  const close = (): void => setOpen(null)
  return (
    <>
      {wasShown(statement) ? (
        <>
          <Button
            kind="secondary"
            onClick={() => void officeDownload(downloadStatementPdf, { params }, `${number}.pdf`)}
          >
            <IconDownload aria-hidden="true" className="size-4" />
            PDF
          </Button>
          <Button
            kind="secondary"
            onClick={() => void officeDownload(downloadStatementCsv, { params }, `${number}.csv`)}
          >
            <IconDownload aria-hidden="true" className="size-4" />
            CSV
          </Button>
        </>
      ) : null}
      {lacksInvoice(statement) ? (
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('invoice')}>
          Record invoice…
        </Button>
      ) : null}
      {state === 'DRAFT' || state === 'SHOWN' ? (
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
          Cancel…
        </Button>
      ) : null}
      {state === 'DRAFT' && carried_forward === null ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen('show')}>
          Show…
        </Button>
      ) : null}
      {state === 'SHOWN' && waits_for_second_person === 0 ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen('approve')}>
          Approve {exactRupees(sums.to_bank)}…
        </Button>
      ) : null}
      {open === 'show' ? <ShowDialog statement={statement} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog statement={statement} onClose={close} /> : null}
      {open === 'invoice' ? <InvoiceDialog statement={statement} onClose={close} /> : null}
      {open === 'approve' ? <ApproveDialog statement={statement} today={today} onClose={close} /> : null}
    </>
  )
}
