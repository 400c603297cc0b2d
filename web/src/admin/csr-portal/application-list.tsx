import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { money, tenure } from '../../i18n/format-values.ts'
import { Copyable } from '../../office/show/copyable.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { EmptyState } from '../../office/table/empty-state.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Badge, Card, Disclosure } from '../../ui/surfaces.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { furthestStatus, standingWords } from './furthest-lender.ts'
import { toneOfStatus, wordsOfStatus, wordsOfStep } from './status-words.ts'

type CareApplication = CustomerRecord['applications'][number]
type CareLender = CareApplication['lenders'][number]

const ended: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'WITHDRAWN', 'DUPLICATE', 'SEND_FAILED'])

const LenderRow = ({ lender }: { lender: CareLender }) => {
  const last = lender.timeline.length - 1
  return (
    <li>
      <Disclosure
        className="text-sm"
        summary={
          <span className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 grow basis-48 wrap-anywhere">{lender.lender_name}</span>
            <span className="font-normal text-ink">
              <StatusDot tone={toneOfStatus(lender.status)}>{wordsOfStatus(lender.status)}</StatusDot>
            </span>
            <span className="figures font-normal text-ink">
              {money(lender.amount)} · {tenure(lender.tenure_months, 'en')}
            </span>
          </span>
        }
      >
        <KeyValueList
          rows={[
            {
              key: 'number',
              label: 'Application number',
              value: <Copyable text={lender.application_number} of="the application number" />,
            },
            {
              key: 'reference',
              label: 'Reference at the lender',
              value: <Copyable text={lender.our_reference} of="the reference at the lender" />,
            },
            {
              key: 'way',
              label: 'Handed over by',
              value: lender.integration === 'api' ? 'API' : 'the customer, at the lender',
            },
            { key: 'reason', label: 'Reason', value: lender.reject_reason },
            {
              key: 'sanctioned',
              label: 'Sanctioned',
              value: lender.sanctioned_amount === null ? null : money(lender.sanctioned_amount),
            },
            {
              key: 'disbursed',
              label: 'Disbursed',
              value: lender.disbursed_amount === null ? null : money(lender.disbursed_amount),
            },
            { key: 'grievance', label: 'Grievances', value: lender.grievance_contact },
          ]}
        />
        <div className="pt-3">
          <Timeline
            steps={lender.timeline.map((event, at) => ({
              key: event.event_id,
              label: wordsOfStep(event),
              state: ended.has(event.status) ? 'stopped' : at === last ? 'now' : 'done',
              stateText: at === last ? 'where it stands' : 'past',
              detail: [timeText(event.at), event.note].filter((part) => part !== null).join(': '),
            }))}
          />
        </div>
      </Disclosure>
    </li>
  )
}

const Standing = ({ application }: { application: CareApplication }) => {
  const furthest = furthestStatus(application.lenders)
  return (
    <span className="text-sm">
      <StatusDot tone={furthest === null ? 'idle' : toneOfStatus(furthest)}>
        {standingWords(application)}
      </StatusDot>
    </span>
  )
}

const ApplicationCard = ({ application, isAsked }: { application: CareApplication; isAsked: boolean }) => (
  <Card className="p-4" aria-label={`Application ${application.app_id}`}>
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h3 className="grow text-base">{application.product_type}</h3>
      {isAsked ? <Badge>Asked for</Badge> : null}
      <Standing application={application} />
    </div>
    <p className="text-sm wrap-anywhere text-ink-soft">
      {[
        timeText(application.created_at),
        application.brand_name,
        application.amount === null ? null : money(application.amount),
        application.tenure_months === null ? null : tenure(application.tenure_months, 'en'),
      ]
        .filter((part) => part !== null)
        .join(' · ')}
      <span className="block">
        <Copyable text={application.app_id} of="the id of the application" />
      </span>
    </p>
    {application.lenders.length === 0 ? (
      <p className="mt-2 text-sm text-ink-soft">No lender chosen yet.</p>
    ) : (
      <ul className="mt-2 divide-y divide-line-soft border-t border-line-soft">
        {application.lenders.map((lender) => (
          <LenderRow key={lender.lender_id} lender={lender} />
        ))}
      </ul>
    )}
  </Card>
)

/** A customer's applications with the state at each lender; the one in the address comes first. */
export const ApplicationList = ({ record, appId }: { record: CustomerRecord; appId: string }) => {
  const { applications } = record
  if (applications.length === 0) {
    return (
      <EmptyState title="No application yet">
        {record.pl_completed === 1
          ? 'The details are complete; the customer has not opened the offers.'
          : 'The customer has not completed their details.'}
      </EmptyState>
    )
  }
  const ordered = applications.toSorted((a, b) => Number(b.app_id === appId) - Number(a.app_id === appId))
  return (
    <div className="grid gap-3">
      {ordered.map((application) => (
        <ApplicationCard
          key={application.app_id}
          application={application}
          isAsked={application.app_id === appId && applications.length > 1}
        />
      ))}
    </div>
  )
}
