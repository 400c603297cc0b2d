import {
  updatePartnerRevenueData,
  type PartnerDetail,
  type PartnerTerms,
} from '@marketplace/contract/partners/partners'
import { useMemo, useState } from 'react'
import { between, firstWrong, required } from '../../office/form/check-fields.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PartnerCard } from './partner-card.tsx'

const stateWords: Readonly<Record<PartnerTerms['state'], string>> = {
  in_force: 'In force',
  planned: 'Planned',
  past: 'Past',
  replaced: 'Replaced',
}

/** What scrolls has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0, role: 'region', 'aria-label': 'Everything that was agreed' } as const

const TermsTable = ({ terms }: { terms: readonly PartnerTerms[] }) => (
  <div className="overflow-x-auto" {...reachable}>
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Everything that was agreed</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-1 pe-3 text-start">
            From
          </th>
          <th scope="col" className="py-1 pe-3 text-end">
            Share
          </th>
          <th scope="col" className="py-1 pe-3 text-end whitespace-nowrap">
            Flat fee
          </th>
          <th scope="col" className="py-1 pe-3 text-start">
            State
          </th>
          <th scope="col" className="py-1 text-start">
            Set
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ terms_id, valid_from, revenue_percent, revenue_flat_fee, state, set_by, set_at }) => (
          <tr key={terms_id} className="border-b border-line-soft align-top">
            <th scope="row" className="figures py-1.5 pe-3 text-start font-normal whitespace-nowrap">
              {dayText(valid_from)}
            </th>
            <td className="figures py-1.5 pe-3 text-end">{revenue_percent}%</td>
            <td className="figures py-1.5 pe-3 text-end">{formatRupees(revenue_flat_fee)}</td>
            <td className="py-1.5 pe-3 whitespace-nowrap">
              {state === 'in_force' ? <Badge tone="good">{stateWords[state]}</Badge> : stateWords[state]}
            </td>
            <td className="min-w-40 py-1.5 wrap-anywhere text-ink-soft">
              {set_by}, {timeText(set_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const RevenueDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => {
  const { id, revenue_percent, revenue_flat_fee } = partner
  const stored = useMemo(
    () => ({
      percent: String(revenue_percent ?? ''),
      fee: String(revenue_flat_fee ?? ''),
      from: null as string | null,
    }),
    [revenue_percent, revenue_flat_fee],
  )
  const [{ percent, fee, from }, set, forget] = useDraft(`partner ${id} share`, stored)
  const close = (): void => {
    forget()
    onClose()
  }
  const wrongPercent = firstWrong(percent, [between(0, 100, specifiedTexts.percent_range)])
  const isReady =
    wrongPercent === undefined &&
    firstWrong(percent, [required('')]) === undefined &&
    firstWrong(fee, [required(''), between(0, 10_000_000, '')]) === undefined
  const save = async (): Promise<void> => {
    await toastFailure(async () => {
      const { message } = await officeCall(updatePartnerRevenueData, {
        params: { id },
        body: {
          revenue_percent: Number(percent),
          revenue_flat_fee: Number(fee),
          ...(from !== null && { valid_from: from }),
        },
      })
      showToast(message, 'good')
    })
    onChanged()
  }
  return (
    <FormDialog
      isOpen
      title="Agree a revenue share"
      action="Save"
      canSubmit={isReady}
      onClose={close}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            Both count where both are set: the percentage of our commission, and the flat fee for each
            disbursal. What was agreed before stays written and keeps counting for its own days.
          </p>
          <NumberField
            label="Share of our commission, in percent"
            decimals={3}
            error={errors['revenue_percent'] ?? wrongPercent}
            value={percent}
            onChange={(typed) => set({ percent: typed })}
          />
          <NumberField
            label="Flat fee for each disbursal"
            prefix="₹"
            decimals={2}
            error={errors['revenue_flat_fee']}
            value={fee}
            onChange={(typed) => set({ fee: typed })}
          />
          <DayField
            label="In force from"
            hint="Empty: from today."
            error={errors['valid_from']}
            value={from}
            onChange={(day) => set({ from: day })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** What the partner gets, now, before and from when on. */
export const PartnerRevenueCard = ({
  partner,
  onChanged,
}: {
  partner: PartnerDetail
  onChanged: () => void
}) => {
  const [isOpen, setOpen] = useState(false)
  const { revenue_percent, revenue_flat_fee, terms } = partner
  return (
    <PartnerCard
      title="Revenue share"
      actions={
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {terms.length === 0 ? 'Agree a share' : 'Change share'}
        </Button>
      }
    >
      {revenue_percent === null || revenue_flat_fee === null ? (
        <p className="mb-3 text-sm text-ink-soft">
          Nothing is in force. Until a share is agreed, disbursals of its customers earn the partner nothing.
        </p>
      ) : (
        <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
          <div>
            <dt className="text-sm text-ink-soft">Of our commission</dt>
            <dd className="figures text-lg font-semibold">{revenue_percent}%</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">For each disbursal</dt>
            <dd className="figures text-lg font-semibold">{formatRupees(revenue_flat_fee)}</dd>
          </div>
        </dl>
      )}
      {terms.length === 0 ? null : <TermsTable terms={terms} />}
      {isOpen ? (
        <RevenueDialog partner={partner} onClose={() => setOpen(false)} onChanged={onChanged} />
      ) : null}
    </PartnerCard>
  )
}
