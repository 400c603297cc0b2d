import { workQueues } from '@marketplace/contract/office/dashboard'
import { getCustomerRecord, type CustomerRecord } from '@marketplace/contract/office/customer-care'
import { Link } from '../../router/link.tsx'
import { useParams } from '../../router/router.tsx'
import { useOpened } from '../../office/palette/use-recent.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { RecordPager } from '../../office/list/record-pager.tsx'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { decodeRole } from '../../office/session/role-code.ts'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ApplicationList } from './application-list.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ComplaintList } from './complaint-list.tsx'
import { ContactCard } from './contact-card.tsx'
import { LenderTable } from './lender-table.tsx'
import { MayContactCard } from './may-contact-card.tsx'
import { NextThing } from './next-thing.tsx'
import { NotesCard } from './notes-card.tsx'
import { ResumeLinkCard } from './resume-link-card.tsx'
import { ConsentList, FactList, MessageList } from './record-lists.tsx'
import { ContactChangeNotice } from './contact-change-notice.tsx'
import { TimelineCard } from './timeline/timeline-card.tsx'

const defaults = { tab: 'timeline' }
const wayThere = {
  lists: [
    'csr-portal',
    'complaints',
    'lender-applications',
    'dashboard-steps',
    ...workQueues.map((queue) => `dashboard-${queue}`),
  ],
  home: { to: '/admin/csr-portal', label: 'Back to the search' },
  elsewhere: 'Back to the list',
}
/** Of a customer's id: enough to tell the last few apart, in a browser that keeps no name. */
const NUMBER_LENGTH = 6

const Record = ({
  record,
  appId,
  onChanged,
}: {
  record: CustomerRecord
  appId: string
  onChanged: () => void
}) => {
  const [{ tab }, setState] = useUrlState(defaults)
  const tabs = [
    {
      key: 'timeline',
      title: 'Timeline',
      content: <TimelineCard key={record.user_id} userId={record.user_id} first={record.timeline} />,
    },
    {
      key: 'applications',
      title: `Applications (${record.applications.length})`,
      content: (
        <div className="grid gap-3">
          <ApplicationList record={record} appId={appId} />
          <ChoiceList record={record} />
        </div>
      ),
    },
    { key: 'details', title: 'Details', content: <FactList record={record} /> },
    { key: 'consents', title: 'Consents', content: <ConsentList record={record} /> },
    {
      key: 'complaints',
      title: `Complaints (${record.complaints.length})`,
      content: <ComplaintList record={record} onChanged={onChanged} />,
    },
    { key: 'messages', title: 'Messages and help', content: <MessageList record={record} /> },
  ]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] min-[80rem]:grid-cols-[14rem_minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <ContactCard key={record.user_id} record={record} />
        <MayContactCard record={record} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <LenderTable record={record} appId={appId} />
        <Tabs
          label="Parts of the record"
          tabs={tabs}
          value={tabs.some(({ key }) => key === tab) ? tab : defaults.tab}
          onChange={(next) => setState({ tab: next })}
        />
      </div>
      <div className="grid gap-4 lg:col-span-2 min-[80rem]:col-span-1">
        <ContactChangeNotice userId={record.user_id} onDone={onChanged} />
        <NextThing record={record} />
        <ResumeLinkCard key={`links ${record.user_id}`} record={record} />
        <NotesCard record={record} onAdded={onChanged} />
      </div>
    </div>
  )
}

const nameOf = ({ first_name, last_name }: CustomerRecord): string =>
  [first_name, last_name].filter((name) => name !== null).join(' ') || 'Name not told yet'

/** One customer, masked: what happened at which lender, what they agreed to, what was sent, what staff wrote. */
export const CustomerRecordPage = () => {
  const { id = '', pid = '0' } = useParams()
  const way = useRecordWay(wayThere)
  const role = decodeRole(useOfficeSession().roleId)
  const answer = useAnswer(ask(`customer ${id}`, getCustomerRecord, { params: { user_id: id } }))
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  const isAbsent = error !== null && (error.status === 404 || error.status === 400)
  useOpened(value === null ? null : `Customer ${id.slice(0, NUMBER_LENGTH)}`)
  return (
    <>
      <PageHeading
        title={value === null ? 'Customer' : nameOf(value)}
        back={way.back}
        actions={
          <>
            <RecordPager place={way.place} of="customer" />
            {value !== null && role === 1 ? (
              <Link
                to={`/admin/customer-eligibility?${new URLSearchParams({ customer: id, brand: value.brand_name ?? '' })}`}
                className={buttonClass('secondary', 'text-sm')}
              >
                Check eligibility
              </Link>
            ) : null}
          </>
        }
      />
      {value === null && error === null ? <SkeletonRows label="Loading the customer..." /> : null}
      {value === null && isAbsent ? (
        <EmptyState title="There is no such customer">
          Search again by mobile number, e-mail, full name or any number of theirs.
        </EmptyState>
      ) : null}
      {value === null && error !== null && !isAbsent ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null ? null : <Record record={value} appId={pid} onChanged={reload} />}
    </>
  )
}
