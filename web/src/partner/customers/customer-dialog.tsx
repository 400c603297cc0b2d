import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import { needsYou, type PartnerCustomer } from '@marketplace/contract/partner-area/partner-customers'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { contactWords } from './customer-columns.tsx'
import { OwnPart } from './own-part.tsx'
import { ResumeLinkButtons } from './resume-link-buttons.tsx'
import { lenderStatusWords, needWords, stateWords } from './progress-words.ts'

interface LendersProps extends Pick<PartnerCustomer, 'lenders'> {
  /** False for sales, who are told no share. */
  showsPart: boolean
}

const Lenders = ({ lenders, showsPart }: LendersProps) => {
  if (lenders.length === 0)
    return <p className="text-sm text-ink-soft">They have applied to no lender yet.</p>
  return (
    <ul className="divide-y divide-line-soft border-y border-line-soft text-sm">
      {lenders.map((lender) => (
        <li
          key={lender.lender_application_id}
          className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{lender.lender_name}</span>
            <span className="block text-ink-soft">
              {lender.application_number}, {formatRupees(lender.amount)}
            </span>
            <span className="block">
              {lenderStatusWords[lender.status]}, {timeText(lender.news_at)}
            </span>
            {lender.disbursed === null ? null : (
              <span className="block">
                {formatRupees(lender.disbursed)} paid out
                {lender.disbursal_day === null ? '' : ` on ${dayText(lender.disbursal_day)}`}
              </span>
            )}
          </span>
          {showsPart ? (
            <span className="figures sm:text-end">
              <span className="block text-xs text-ink-soft">Your part ₹</span>
              <OwnPart {...lender} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** One customer with every lender that they applied to while they were the partner's. */
export const CustomerDialog = ({ customer, onClose }: { customer: PartnerCustomer; onClose: () => void }) => {
  const showsPart = roleSeesMoney(usePartnerRole())
  return (
    <Dialog
      isOpen
      isWide
      title={`${contactWords(customer)}, ${customer.product_type}`}
      onClose={onClose}
      closeLabel="Close"
    >
      <div className="grid gap-4">
        <KeyValueList
          rows={[
            {
              key: 'state',
              label: 'State',
              value: `${stateWords[customer.state].label}${needWords[customer.state] === undefined ? '' : `: ${needWords[customer.state]}`}`,
            },
            { key: 'since', label: 'Your customer since', value: timeText(customer.since) },
            {
              key: 'until',
              label: 'Yours until',
              value: `${timeText(customer.locked_until)}. Until then nobody else is given this customer for this product; what was begun by then stays yours.`,
            },
            ...(showsPart ? [{ key: 'part', label: 'Your part ₹', value: <OwnPart {...customer} /> }] : []),
          ]}
        />
        {needsYou.some((state) => state === customer.state) ? (
          <ResumeLinkButtons leadId={customer.lead_id} of={contactWords(customer)} />
        ) : null}
        <section aria-labelledby="customer-lenders">
          <h3 id="customer-lenders" className="mb-1 text-sm font-semibold">
            Lenders
          </h3>
          <Lenders lenders={customer.lenders} showsPart={showsPart} />
        </section>
      </div>
    </Dialog>
  )
}
