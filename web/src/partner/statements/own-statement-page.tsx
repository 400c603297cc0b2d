import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import {
  downloadOwnStatementCsv,
  downloadOwnStatementPdf,
  getOwnStatement,
  noteOwnStatementOpened,
} from '@marketplace/contract/money/partner-statements-own'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { officeDownload } from '../../office/session/downloads.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatementSteps } from '../../office/statements/statement-steps.tsx'
import { SumsToBank } from '../../office/statements/sums-to-bank.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { monthText } from '../home/month-text.ts'
import { OwnDisputes } from './own-disputes.tsx'
import { OwnLeftOut } from './own-left-out.tsx'
import { OwnLines } from './own-lines.tsx'
import { standWords } from './stand-words.ts'

const back = { to: '/partner/statements', label: 'Back to your statements' }

/** Says once that it was opened. */
const useOpenedOnce = (statement: PartnerStatementDetail | null): void => {
  // It is the partner who opens it, not staff who look in.
  const off = useChangesOff()
  const statementId = statement?.opened_at === null && off === null ? statement.statement_id : null
  useEffect(() => {
    if (statementId === null) return
    void (async () => {
      try {
        await officeCall(noteOwnStatementOpened, { params: { statementId } })
      } catch {
        // Nothing on the page hangs on it; the next visit says it again.
      }
    })()
  }, [statementId])
}

const Papers = ({ statement: { statement_id, number } }: { statement: PartnerStatementDetail }) => {
  const params = { statementId: statement_id }
  return (
    <>
      <Button
        changes
        kind="secondary"
        onClick={() => void officeDownload(downloadOwnStatementPdf, { params }, `${number}.pdf`)}
      >
        <IconDownload aria-hidden="true" className="size-4" />
        PDF
      </Button>
      <Button
        changes
        kind="secondary"
        onClick={() => void officeDownload(downloadOwnStatementCsv, { params }, `${number}.csv`)}
      >
        <IconDownload aria-hidden="true" className="size-4" />
        CSV
      </Button>
    </>
  )
}

const Sum = ({ statement, today }: { statement: PartnerStatementDetail; today: string }) => (
  <Card aria-labelledby="sum">
    <h2 id="sum" className="text-sm font-normal text-ink-soft">
      To your bank
    </h2>
    <p className="figures text-xl font-semibold">{exactRupees(statement.sums.to_bank)}</p>
    <p className="mt-1 max-w-form">{standWords(statement, today)}</p>
  </Card>
)

const Statement = ({ statement, today }: { statement: PartnerStatementDetail; today: string }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div className="grid min-w-0 gap-6">
      <Sum statement={statement} today={today} />
      <OwnDisputes statementId={statement.statement_id} />
      <OwnLines statement={statement} />
      <OwnLeftOut statement={statement} />
    </div>
    <aside aria-labelledby="why">
      <Card>
        <h2 id="why" className="mb-2 text-base">
          How the sum came about
        </h2>
        <SumsToBank statement={statement} whose="Your" />
        <p className="mt-3 text-sm text-ink-soft">
          TDS is tax that we have to withhold and pay to the tax office in your name. It counts when you file
          your return.
        </p>
      </Card>
    </aside>
  </div>
)

/** What a partner is paid for a month: the sum and when first, then the lines, why others are not in it, and how to object. */
export const OwnStatementPage = () => {
  const { statementId = '' } = useParams()
  const [today] = useState(() => todayInIndia(Date.now()))
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, getOwnStatement, { params: { statementId: Number(statementId) } }),
  )
  const statement = value?.data ?? null
  useOpenedOnce(statement)
  if (statement === null && error !== null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={statement === null ? 'Statement' : `Statement of ${monthText(statement.month)}`}
        text={statement?.number}
        back={back}
        actions={statement === null ? undefined : <Papers statement={statement} />}
      />
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {statement === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <>
          <StatementSteps statement={statement} />
          <Statement statement={statement} today={today} />
        </>
      )}
    </>
  )
}
