import { previewDeletionOf, type StaffDeletionPreview } from '@marketplace/contract/rights/deletions'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate, useParams } from '../../router/router.tsx'
import { textIn } from '../../i18n/use-text.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { blockWords, causeWords, dayOf, orderText } from './deletion-words.ts'
import { OrderDialog, type OrderDone } from './order-dialog.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { WhatGoesAndStays } from './what-goes-and-stays.tsx'

const home = { to: '/admin/customer-info-deletion', label: 'Back to the search' }

/** What stands in the way, or is under way already. */
const Standing = ({ customer }: { customer: StaffDeletionPreview }) => {
  const { planned, proposed_by, held_until } = customer
  if (planned !== null)
    return (
      <Notice tone="warn" title={`Due ${timeText(planned.due_at)}`}>
        {causeWords[planned.cause]}
        {planned.order === null ? '' : `: ${orderText(planned.order)}`}.
        {planned.order?.put_off == null ? '' : ` It waits, as ${blockWords[planned.order.put_off]}.`}
      </Notice>
    )
  if (proposed_by !== null)
    return (
      <Notice tone="warn" title="A second person is asked">
        {proposed_by} asked for it. <Link to="/admin/approvals">Approvals</Link>
      </Notice>
    )
  if (held_until !== null)
    return (
      <Notice tone="warn" title={`Held until ${timeText(held_until)}`}>
        A contact was changed, and its owner may not have heard of it yet. An order waits until then.
      </Notice>
    )
  return null
}

const Lenders = ({ lenders }: Pick<StaffDeletionPreview['preview'], 'lenders'>) => {
  const { message } = textIn('en')
  const names = [...new Set(lenders.map(({ lender_name }) => lender_name))]
  const isTold = (name: string): boolean =>
    lenders.some(({ lender_name, is_told }) => lender_name === name && is_told === 1)
  return (
    <Card className="p-4" aria-label="Lenders">
      <h2 className="mb-1 text-base">Receipts to lenders</h2>
      <ul className="text-sm">
        {names.length === 0 ? <li>{message('my_data.no_lenders')}</li> : null}
        {names.map((lender) => (
          <li key={lender} className="py-1">
            {message(isTold(lender) ? 'my_data.lender_told' : 'my_data.lender_not_told', { lender })}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const endings = ({ open_applications, open_complaints }: StaffDeletionPreview['preview']): string[] => {
  const { message } = textIn('en')
  return [
    open_applications === 0 ? undefined : message('my_data.open_applications', { count: open_applications }),
    open_complaints === 0 ? undefined : message('my_data.open_complaints', { count: open_complaints }),
  ].filter((text) => text !== undefined)
}

const Preview = ({ customer }: { customer: StaffDeletionPreview }) => {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'order' | 'propose' | null>(null)
  const { preview, planned, proposed_by, blocks } = customer
  const refused = blocks.filter((block) => block !== 'contact_changed')
  const isUnderWay = planned?.order != null || proposed_by !== null
  const done = ({ certificate, message }: OrderDone): void => {
    showToast(message, 'good')
    invalidate('deletions')
    if (certificate !== null) navigate(`/admin/customer-info-deletion/certificates/${certificate}`)
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="p-4" aria-label="What a deletion does">
        <WhatGoesAndStays record={preview} isDone={false} />
      </Card>
      <div className="grid gap-4">
        <Standing customer={customer} />
        <Lenders lenders={preview.lenders} />
        <Card className="grid gap-3 p-4" aria-label="Delete">
          {endings(preview).map((text) => (
            <p key={text} className="text-sm">
              {text}
            </p>
          ))}
          <Button
            kind="danger"
            aria-haspopup="dialog"
            disabled={isUnderWay}
            onClick={() => setOpened('order')}
          >
            The customer asked: delete…
          </Button>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            disabled={isUnderWay || refused.length > 0}
            onClick={() => setOpened('propose')}
          >
            Nobody asked: two people…
          </Button>
          {refused.length === 0 ? null : (
            <p className="text-sm text-ink-soft">
              Without the customer’s request it has to wait:{' '}
              {refused.map((block) => blockWords[block]).join(', ')}.
            </p>
          )}
        </Card>
      </div>
      {opened === 'order' ? (
        <OrderDialog customer={customer} onClose={() => setOpened(null)} onDone={done} />
      ) : null}
      {opened === 'propose' ? (
        <ProposeDialog userId={customer.user_id} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  )
}

/** Enough to compare with what the letter says, and nothing in clear. */
const whoText = ({ mobile, email, brand_name, known_since }: StaffDeletionPreview): string =>
  [mobile, email, brand_name, `known since ${dayOf(known_since)}`].filter((part) => part !== null).join(' · ')

/** What a deletion would do to one customer, and the two ways to it. */
export const DeleteCustomerPage = () => {
  const { id = '' } = useParams()
  const { value, error, reload } = useAnswer(ask('deletions', previewDeletionOf, { params: { user_id: id } }))
  const customer = value?.data ?? null
  const isAbsent = error !== null && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeading
        title={customer?.name ?? 'Delete a customer'}
        back={home}
        {...(customer !== null && { text: whoText(customer) })}
      />
      {customer === null && error === null ? <SkeletonRows label="Loading what would go..." /> : null}
      {customer === null && isAbsent ? (
        <EmptyState title="There is no such customer">They may be deleted already.</EmptyState>
      ) : null}
      {customer === null && error !== null && !isAbsent ? (
        <ErrorState error={error} onRetry={reload} />
      ) : null}
      {customer === null ? null : <Preview customer={customer} />}
    </>
  )
}
