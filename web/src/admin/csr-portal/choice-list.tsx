import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { Copyable } from '../../office/show/copyable.tsx'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'

interface Line {
  /** The id that the other side knows it by. */
  id: string
  /** What that id is called. */
  called: string
  what: string
  more: string
  at: string
  /** When it was taken back. */
  ended?: string | null
}

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) =>
  lines.length === 0 ? null : (
    <Card className="p-4" aria-label={title}>
      <h3 className="mb-1 text-base">{title}</h3>
      <ul className="divide-y divide-line-soft text-sm">
        {lines.map(({ id, called, what, more, at, ended }) => (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-56 wrap-anywhere">
              {what}
              <span className="text-ink-soft">
                , {more}, {called} <Copyable text={id} of={`the ${called}`} />
              </span>
            </span>
            <span className="figures text-ink-soft">{timeText(at)}</span>
            {ended === undefined ? null : (
              <StatusDot tone={ended === null ? 'good' : 'idle'}>
                {ended === null ? 'open' : `withdrawn ${dayText(ended)}`}
              </StatusDot>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )

/** Where the customer went that is no application: issuers of cards, the licensed insurance entity, merchants. No code is here. */
export const ChoiceList = ({ record: { choices } }: { record: CustomerRecord }) => (
  <div className="grid gap-3">
    {Object.values(choices).every(({ length }) => length === 0) ? (
      <p className="text-sm text-ink-soft">No card, insurance or voucher was chosen.</p>
    ) : null}
    <Lines
      title="Cards"
      lines={choices.card_clicks.map(({ click_id, card_name, issuer_name, at }) => ({
        id: click_id,
        called: 'click',
        what: card_name,
        more: issuer_name ?? 'issuer unknown',
        at,
      }))}
    />
    <Lines
      title="Insurance referrals"
      lines={choices.insurance_referrals.map((referral) => ({
        id: referral.referral_id,
        called: 'reference',
        what: `${referral.plan_name} of ${referral.insurer_name}`,
        more: `${referral.kind}, through ${referral.licensee_name}`,
        at: referral.at,
        ended: referral.withdrawn_at,
      }))}
    />
    <Lines
      title="Vouchers and deals"
      lines={choices.voucher_claims.map(({ reference, merchant_name, value, at }) => ({
        id: reference,
        called: 'reference',
        what: merchant_name,
        more: value,
        at,
      }))}
    />
  </div>
)
