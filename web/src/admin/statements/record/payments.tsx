import type { PartnerStatementDetail, Payout } from '@marketplace/contract/money/partner-statements'
import { useState } from 'react'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { StatusDot, type Tone } from '../../../office/show/status-dot.tsx'
import { payoutText } from '../../../office/statements/statement-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/surfaces.tsx'
import { PaidDialog } from './paid-dialog.tsx'
import { PaymentFailedDialog } from './payment-failed-dialog.tsx'

const tones: Readonly<Record<Payout['state'], Tone>> = {
  WAITING: 'idle',
  SENT: 'info',
  PAID: 'good',
  FAILED: 'bad',
}

/** What is paid for a statement, and what the bank made of it. */
export const Payments = ({ statement }: { statement: PartnerStatementDetail }) => {
  const [asked, setAsked] = useState<{ kind: 'paid' | 'failed'; payout: Payout } | null>(null)
  const close = (): void => setAsked(null)
  return (
    <Card aria-labelledby="payments" className="p-4">
      <h2 id="payments" className="mb-2 text-base">
        Payments
      </h2>
      <ul className="grid gap-3 text-sm">
        {statement.payouts.map((payout) => (
          <li key={payout.payout_id}>
            <p className="flex justify-between gap-3">
              <span className="text-ink-soft">
                {payout.part === 'gst' ? 'GST of the invoice' : 'To the bank'}
              </span>
              <span className="figures font-semibold">{exactRupees(payout.amount)}</span>
            </p>
            <p className="wrap-anywhere">
              <StatusDot tone={tones[payout.state]}>{payoutText(payout)}</StatusDot>
            </p>
            {payout.state === 'PAID' ? null : (
              <p className="mt-2 flex flex-wrap gap-2">
                <Button
                  kind="secondary"
                  aria-haspopup="dialog"
                  onClick={() => setAsked({ kind: 'paid', payout })}
                >
                  Record payment…
                </Button>
                {payout.state === 'SENT' ? (
                  <Button
                    kind="secondary"
                    aria-haspopup="dialog"
                    onClick={() => setAsked({ kind: 'failed', payout })}
                  >
                    Payment failed…
                  </Button>
                ) : null}
              </p>
            )}
          </li>
        ))}
      </ul>
      {asked?.kind === 'paid' ? (
        <PaidDialog statement={statement} payout={asked.payout} onClose={close} />
      ) : null}
      {asked?.kind === 'failed' ? (
        <PaymentFailedDialog statement={statement} payout={asked.payout} onClose={close} />
      ) : null}
    </Card>
  )
}
