import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { wordsOfStatus } from './status-words.ts'

/** What the customer has told, in words. */
export const FactList = ({ record }: { record: CustomerRecord }) => (
  <Card className="p-4" aria-label="Details">
    <p className="mb-2 text-sm text-ink-soft">
      {record.pl_completed === 1 ? 'The details are complete.' : 'The details are not complete yet.'}
    </p>
    <KeyValueList rows={record.facts.map(({ field, label, value }) => ({ key: field, label, value }))} />
  </Card>
)

const purposes = {
  terms: 'Terms of use',
  soft_questions: 'Asking lenders without a name',
  messages: 'Messages',
  calls: 'Calls',
  offers: 'Offers',
  share: 'Sharing with',
  insurance: 'Insurance referral to',
} as const

/** What the customer has agreed to, and what they have taken back. */
export const ConsentList = ({ record }: { record: CustomerRecord }) => (
  <Card className="p-4" aria-label="Consents">
    {record.consents.length === 0 ? (
      <p className="text-sm text-ink-soft">The ledger holds nothing of this customer.</p>
    ) : (
      <ul className="divide-y divide-line-soft text-sm">
        {record.consents.map((consent) => (
          <li key={consent.consent_id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-56 wrap-anywhere">
              {purposes[consent.purpose]}
              {consent.lender_name === null ? '' : ` ${consent.lender_name}`}
              <span className="text-ink-soft">, version {consent.version}</span>
            </span>
            <span className="text-ink-soft">given {timeText(consent.given_at)}</span>
            <StatusDot tone={consent.withdrawn_at === null ? 'good' : 'idle'}>
              {consent.withdrawn_at === null ? 'in force' : `withdrawn ${dayText(consent.withdrawn_at)}`}
            </StatusDot>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

const deliveryTones = { queued: 'warn', sent: 'good', delivered: 'good', failed: 'bad' } as const

/** What was sent to the customer, without its text, and what they asked for help with. */
export const MessageList = ({ record }: { record: CustomerRecord }) => (
  <div className="grid gap-3">
    <Card className="p-4" aria-label="Messages">
      <h3 className="mb-1 text-base">Messages</h3>
      {record.messages.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing was sent to this customer.</p>
      ) : (
        <ul className="divide-y divide-line-soft text-sm">
          {record.messages.map((message) => (
            <li key={message.message_id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 grow basis-56">
                {wordsOfStatus(message.template)}
                <span className="text-ink-soft">
                  {' '}
                  by {message.channel === 'sms' ? 'SMS' : 'e-mail'} to {message.to}
                </span>
              </span>
              <span className="figures text-ink-soft">{timeText(message.sent_at ?? message.created_at)}</span>
              <StatusDot tone={deliveryTones[message.status]}>
                {wordsOfStatus(message.status)}
                {message.note === null ? '' : `: ${message.note}`}
              </StatusDot>
            </li>
          ))}
        </ul>
      )}
    </Card>
    <Card className="p-4" aria-label="Help requests">
      <h3 className="mb-1 text-base">Help requests</h3>
      {record.help_requests.length === 0 ? (
        <p className="text-sm text-ink-soft">None was sent with this customer’s number or proved e-mail.</p>
      ) : (
        <ul className="divide-y divide-line-soft text-sm">
          {record.help_requests.map((request) => (
            <li key={request.help_request_id} className="py-2">
              <div className="flex flex-wrap gap-x-4 gap-y-1">
                <span className="figures grow text-ink-soft">{timeText(request.created_at)}</span>
                <StatusDot tone={deliveryTones[request.status]}>{wordsOfStatus(request.status)}</StatusDot>
              </div>
              <p className="wrap-anywhere whitespace-pre-wrap">{request.description}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  </div>
)
