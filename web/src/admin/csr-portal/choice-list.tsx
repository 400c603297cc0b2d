import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'

interface Line {
  key: string
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
        {lines.map(({ key, what, more, at, ended }) => (
          <li key={key} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow basis-56 wrap-anywhere">
              {what}
              <span className="text-ink-soft">, {more}</span>
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
        key: click_id,
        what: card_name,
        more: `${issuer_name ?? 'issuer unknown'}, click ${click_id}`,
        at,
      }))}
    />
    <Lines
      title="Insurance referrals"
      lines={choices.insurance_referrals.map((referral) => ({
        key: referral.referral_id,
        what: `${referral.plan_name} of ${referral.insurer_name}`,
        more: `${referral.kind}, through ${referral.licensee_name}, reference ${referral.referral_id}`,
        at: referral.at,
        ended: referral.withdrawn_at,
      }))}
    />
    <Lines
      title="Vouchers and deals"
      lines={choices.voucher_claims.map(({ reference, merchant_name, value, at }) => ({
        key: reference,
        what: `${merchant_name}: ${value}`,
        more: `reference ${reference}`,
        at,
      }))}
    />
  </div>
)
