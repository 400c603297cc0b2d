import { partnerEventTypes, type PartnerEventType } from '@marketplace/contract/partners/partner-events'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'

interface Words {
  title: string
  text: string
  /** In the partner area. */
  path: string
}

/** What an event's data say under a name, as text; empty where they do not. */
const said = (data: object, name: string): string => {
  const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
})
const sum = (data: object): string => rupees.format(Number(said(data, 'amount')))

/** PARTLY_PAID is "partly paid". */
const stepWords = (status: string): string => status.toLowerCase().replaceAll('_', ' ')

const customers = '/partner/customers'
const money = '/partner/statements'

const wordings: Readonly<Record<PartnerEventType, (subject: string, data: object) => Words>> = {
  'lead.created': (_subject, data) => ({
    title: 'A customer became your lead',
    text: said(data, 'product_type'),
    path: customers,
  }),
  'lead.duplicate': (_subject, data) => ({
    title: 'A customer whom you brought is somebody else’s lead',
    text: said(data, 'product_type'),
    path: customers,
  }),
  'lead.expired': (_subject, data) => ({
    title: 'A lead’s lock has ended, or a claim that nobody proved',
    text: said(data, 'product_type'),
    path: customers,
  }),
  'application.status_changed': (subject, data) => ({
    title: `A lender moved ${subject} on`,
    text: `It is ${stepWords(said(data, 'status'))} now`,
    path: customers,
  }),
  'application.disbursed': (subject, data) => ({
    title: `A lender paid ${subject} out`,
    text: sum(data),
    path: customers,
  }),
  'commission.accrued': (_subject, data) => ({
    title: 'A share was booked for you',
    text: sum(data),
    path: money,
  }),
  'commission.adjusted': (_subject, data) => ({ title: 'A share was changed', text: sum(data), path: money }),
  'commission.reversed': (_subject, data) => ({
    title: 'A share was taken back',
    text: sum(data),
    path: money,
  }),
  'payout.paid': (_subject, data) => ({
    title: 'We paid you',
    text: `${sum(data)}, statement ${said(data, 'statement_number')}`,
    path: `${money}/${said(data, 'statement_id')}`,
  }),
  'statement.issued': (_subject, data) => ({
    title: `Statement ${said(data, 'statement_number')} is there to be looked at`,
    text: `You may object to a line until ${said(data, 'object_until')}`,
    path: `${money}/${said(data, 'statement_id')}`,
  }),
  'creative.expiring': (subject) => ({
    title: 'A creative that you use ends soon',
    text: subject,
    path: '/partner/marketing-support',
  }),
  'account.viewed_by_staff': () => ({
    title: 'Our staff looked at your account',
    text: 'Who, why and at what stands under Account access',
    path: '/partner/account-access',
  }),
  'thread.answered': (_subject, data) => ({
    title: 'We answered your question',
    text: `Question ${said(data, 'thread_id')}`,
    path: `/partner/communication/${said(data, 'topic')}/${said(data, 'thread_id')}`,
  }),
  'lead.watched': (subject, data) =>
    said(data, 'of') === 'lock_end'
      ? {
          title: 'A lock that you waited for has ended',
          text: `${said(data, 'product_type')}: the customer is yours if your link brings them again`,
          path: `/partner/trace`,
        }
      : {
          title: `News of ${subject}, which you asked for`,
          text: `${said(data, 'product_type')}: ${stepWords(said(data, 'status'))}`,
          path: `/partner/trace?q=L-${said(data, 'lead_id')}`,
        },
  'dispute.lender_asked': (_subject, data) => ({
    title: 'We asked the lender about your dispute',
    text: `${said(data, 'product_type')}: its word is waited for until ${dayInIndia(new Date(said(data, 'answer_by')))}`,
    path: '/partner/trace',
  }),
  'dispute.answered': (_subject, data) => ({
    title:
      said(data, 'state') === 'ANSWERED'
        ? 'We answered your dispute about a lead'
        : `Your dispute about a lead is ${stepWords(said(data, 'state'))}`,
    text: said(data, 'product_type'),
    path: '/partner/trace',
  }),
  'hook.switched_off': (_subject, data) => ({
    title: `Nothing is sent to your endpoint “${said(data, 'label')}” any more`,
    text:
      said(data, 'because') === 'gone'
        ? 'It answered 410, which asks us to stop'
        : 'It failed for as long as we try. Switch it on again once it answers',
    path: '/partner/digital-integration',
  }),
}

/** An event as a partner reads it; null of a type that this release does not know, which a later one may have recorded. */
export const noticeOfEvent = ({
  type,
  subject,
  data,
}: {
  type: string
  subject: string
  data: object
}): (Words & { type: PartnerEventType }) | null => {
  const known = partnerEventTypes.find((one) => one === type)
  return known === undefined ? null : { type: known, ...wordings[known](subject, data) }
}
