import { listPayoutTerms, type PayoutTerms } from '@marketplace/contract/money/partner-statements-acts'
import { useState } from 'react'
import { money } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { AddTermsDialog } from './add-terms-dialog.tsx'

const tdsMomentText = { statement: 'with the statement', accrual: 'as it is earned' } as const

const everybody = 'Every other partner'
const columns: readonly Column<PayoutTerms>[] = [
  textColumn('partner', 'Partner', 220, ({ partner_name }) => partner_name ?? everybody),
  dayColumn('valid_from', 'From', ({ valid_from }) => valid_from),
  textColumn('hold_days', 'Hold', 90, ({ hold_days }) => countText(hold_days, 'days')),
  textColumn('minimum', 'Minimum', 100, ({ minimum }) => money(minimum)),
  textColumn('objection_days', 'To object', 96, ({ objection_days }) => countText(objection_days, 'days')),
  textColumn('tds_at', 'TDS', 150, ({ tds_at }) => tdsMomentText[tds_at]),
  textColumn('set_by', 'Who', 150, ({ set_by }) => set_by),
  textColumn('reason', 'Why', 300, ({ reason }) => reason),
]
const keyOf = ({ payout_terms_id }: PayoutTerms): number => payout_terms_id
const searchText = ({ partner_name, reason }: PayoutTerms): string =>
  `${partner_name ?? everybody} ${reason ?? ''}`
const none = <EmptyRows text="No terms here">Clear the search.</EmptyRows>
const apart = ['tab'] as const

/** By which terms statements are made: of everybody, and of partners with terms of their own. `today` is a day in India. */
export const TermsList = ({ today }: { today: string }) => {
  const { value, error, reload } = useAnswer(ask('payout-terms', listPayoutTerms, { query: {} }))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mb-3 max-w-form text-sm text-ink-soft">
        A line enters a statement once the lender has paid it in full and the hold is over. Below the minimum,
        and below ₹0, the sum is carried forward. New terms hold from their day on; a row is never changed.
      </p>
      <OfficeList
        name="payout-terms"
        views={null}
        apart={apart}
        label="Terms of payout"
        of="terms"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            New terms…
          </Button>
        }
      />
      {isOpen ? <AddTermsDialog today={today} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
