import {
  getPartnerStatement,
  type PartnerStatementDetail,
} from '@marketplace/contract/money/partner-statements'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useParams } from '../../../router/router.tsx'
import { ask, useAnswer } from '../../../office/answers.ts'
import { todayInIndia } from '../../../office/form/calendar-day.ts'
import { RecordPager } from '../../../office/list/record-pager.tsx'
import { useRecordWay } from '../../../office/list/use-record-way.ts'
import { useOpened } from '../../../office/palette/use-recent.ts'
import { NotFoundPage } from '../../../office/shell/not-found-page.tsx'
import { timeText } from '../../../office/show/day-text.ts'
import { PageHeading } from '../../../office/show/page-heading.tsx'
import { StatusDot } from '../../../office/show/status-dot.tsx'
import { Tabs } from '../../../office/show/tabs.tsx'
import { StatementSteps } from '../../../office/statements/statement-steps.tsx'
import { stateLooks } from '../../../office/statements/statement-words.ts'
import { ErrorState } from '../../../office/table/empty-state.tsx'
import { useUrlState } from '../../../office/table/use-url-state.ts'
import { Card, Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { monthText } from '../../lender-files/recent-months.ts'
import { DisputeList } from '../dispute-list.tsx'
import { LeftOutLines } from './left-out-lines.tsx'
import { StatementActions } from './statement-actions.tsx'
import { standText } from '../statement-columns.tsx'
import { StatementLines } from './statement-lines.tsx'
import { StatementSide } from './statement-side.tsx'

const defaults = { tab: 'in', line: '' }
const wayThere = {
  lists: ['statements', 'statement-disputes', 'waiting-payouts'],
  home: { to: '/admin/statements', label: 'Back to the statements' },
}

/** Where it stands, beside its partner and its month. */
const HeadText = ({ statement, today }: { statement: PartnerStatementDetail; today: string }) => {
  const { partner_id, partner_name, month, state } = statement
  const stand = standText(statement, today)
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>
        <Link to={`/admin/partners/${partner_id}`}>{partner_name}</Link> · {monthText(month)}
      </span>
      <StatusDot tone={stateLooks[state].tone}>
        {stateLooks[state].label}
        {stand === null ? '' : `, ${stand}`}
      </StatusDot>
    </span>
  )
}

/** What stands in the way of the next step, or is to be known before it. */
const Notices = ({ statement }: { statement: PartnerStatementDetail }) => {
  const { open_disputes, state, waits_for_second_person, cancel_reason } = statement
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {waits_for_second_person === 0 ? null : (
        <Notice tone="warn">
          The approval waits for a second administrator: <Link to="/admin/approvals">Approvals</Link>
        </Notice>
      )}
      {open_disputes === 0 || (state !== 'SHOWN' && state !== 'DRAFT') ? null : (
        <Notice tone="warn">
          {open_disputes === 1 ? '1 dispute is open' : `${open_disputes} disputes are open`}. Approving pays
          the rest; what is disputed moves to the next statement.
        </Notice>
      )}
      {cancel_reason === null ? null : <Notice title="Cancelled">{cancel_reason}</Notice>}
    </div>
  )
}

const Statement = ({ statement }: { statement: PartnerStatementDetail }) => {
  const [{ tab }, setState] = useUrlState(defaults)
  const { statement_id: statementId, sums, open_disputes } = statement
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
      <div className="min-w-0">
        <Notices statement={statement} />
        <Tabs
          label="Lines"
          value={tab}
          onChange={(next) => setState({ tab: next })}
          tabs={[
            {
              key: 'in',
              title: `In it ${sums.lines}`,
              content: <StatementLines statement={statement} />,
            },
            {
              key: 'out',
              title: `Not in it ${sums.left_out_lines}`,
              content: <LeftOutLines statement={statement} />,
            },
            {
              key: 'disputes',
              title: open_disputes === 0 ? 'Disputed' : `Disputed ${open_disputes}`,
              content: <DisputeList statementId={statementId} />,
            },
          ]}
        />
      </div>
      <StatementSide statement={statement} />
    </div>
  )
}

/** A partner’s month: its lines, why others are not in it, what is disputed, and the way to the bank. */
export const StatementPage = () => {
  const { statementId = '' } = useParams()
  const way = useRecordWay(wayThere)
  const [today] = useState(() => todayInIndia(Date.now()))
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, getPartnerStatement, { params: { statementId: Number(statementId) } }),
  )
  const statement = value?.data ?? null
  useOpened(statement === null ? null : `${statement.number}, ${statement.partner_name}`)
  if (statement === null && error !== null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={statement?.number ?? 'Statement'}
        text={statement === null ? undefined : <HeadText statement={statement} today={today} />}
        back={way.back}
        actions={
          statement === null ? undefined : (
            <>
              <RecordPager place={way.place} of="statement" />
              <StatementActions statement={statement} today={today} />
            </>
          )
        }
      />
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} onRetry={reload} />
        </div>
      )}
      {statement === null ? (
        error === null && (
          <Card>
            <Skeleton className="h-96" />
          </Card>
        )
      ) : (
        <>
          <StatementSteps statement={statement} />
          {statement.opened_at === null ? null : (
            <p className="-mt-2 mb-4 text-sm text-ink-soft">
              The partner opened it {timeText(statement.opened_at)}
            </p>
          )}
          <Statement statement={statement} />
        </>
      )}
    </>
  )
}
