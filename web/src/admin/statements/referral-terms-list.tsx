import { listReferralTerms, type ReferralTerms } from '@marketplace/contract/money/referral-terms'
import { useState } from 'react'
import { percent as percentText } from '../../i18n/format-values.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { AddReferralTermsDialog } from './add-referral-terms-dialog.tsx'

const everybody = 'Every other partner'
const columns: readonly Column<ReferralTerms>[] = [
  textColumn('partner', 'Partner', 220, ({ partner_name }) => partner_name ?? everybody),
  dayColumn('valid_from', 'From', ({ valid_from }) => valid_from),
  textColumn('percent', 'Of our commission', 150, ({ percent }) =>
    percent === 0 ? 'nothing' : percentText(percent),
  ),
  textColumn('months', 'Counts for', 120, ({ months }) => countText(months, 'months')),
  textColumn('set_by', 'Who', 150, ({ set_by }) => set_by),
  textColumn('reason', 'Why', 300, ({ reason }) => reason),
]
const keyOf = ({ referral_terms_id }: ReferralTerms): number => referral_terms_id
const searchText = ({ partner_name, reason }: ReferralTerms): string =>
  `${partner_name ?? everybody} ${reason}`
const none = (
  <EmptyRows text="No terms of referral">
    Until some are agreed, a partner earns nothing by those that it invited.
  </EmptyRows>
)
const apart = ['tab'] as const

/** What partners have of loans that those they invited bring: of everybody, and of partners with terms of their own. `today` is a day in India. */
export const ReferralTermsList = ({ today }: { today: string }) => {
  const { value, error, reload } = useAnswer(ask('referral-terms', listReferralTerms, {}))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mb-3 max-w-form text-sm text-ink-soft">
        Whoever invited a partner has a share of our commission for its loans, from the day on which it asked
        to become one. We pay it: the partner that brings the loan has its whole share, and where less is left
        of the commission, the inviter has that. New terms hold from their day on; a row is never changed.
      </p>
      <OfficeList
        name="referral-terms"
        views={null}
        apart={apart}
        label="Terms of referral"
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
      {isOpen ? <AddReferralTermsDialog today={today} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
