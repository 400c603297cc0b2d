import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import type { PartnerCustomer } from '@marketplace/contract/partner-area/partner-customers'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { agoColumn, dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { OwnPart } from './own-part.tsx'
import { stateWords } from './progress-words.ts'

export const contactWords = ({ masked_contact }: Pick<PartnerCustomer, 'masked_contact'>): string =>
  masked_contact === '' ? 'Account deleted' : masked_contact

const ownPart: Column<PartnerCustomer> = {
  key: 'own_part',
  title: 'Your part ₹',
  width: 104,
  align: 'end',
  hint: 'Dotted: an estimate by your terms until the lender pays',
  cell: (customer) => <OwnPart {...customer} />,
}

/** Who, for what, where they stand and what it brings. @param open shows one with its lenders @param role sales are told no share */
export const customerColumns = (
  open: (customer: PartnerCustomer) => void,
  role: PartnerRole,
): readonly Column<PartnerCustomer>[] => [
  {
    key: 'contact',
    title: 'Customer',
    width: 130,
    cell: (customer) => (
      <RowButton onOpen={() => open(customer)} label={`${contactWords(customer)}, ${customer.product_type}`}>
        {contactWords(customer)}
      </RowButton>
    ),
    exported: contactWords,
  },
  textColumn('product', 'Product', 140, ({ product_type }) => product_type),
  {
    key: 'amount',
    title: 'Amount ₹',
    width: 96,
    align: 'end',
    cell: ({ amount }) => (amount === null ? '–' : formatRupees(amount).slice(1)),
  },
  {
    key: 'state',
    title: 'State',
    width: 160,
    cell: ({ state }) => (
      <StatusDot tone={stateWords[state].tone}>
        <span className={stateWords[state].tone === 'warn' ? 'text-warn' : undefined}>
          {stateWords[state].label}
        </span>
      </StatusDot>
    ),
  },
  {
    key: 'lenders',
    title: 'Lenders',
    width: 72,
    align: 'end',
    cell: ({ lenders }) => (lenders.length === 0 ? '–' : String(lenders.length)),
  },
  ...(roleSeesMoney(role) ? [ownPart] : []),
  agoColumn('news', 'News', ({ news_at }) => news_at, { width: 72 }),
  dayColumn('since', 'Since', ({ since }) => todayInIndia(Date.parse(since))),
  dayColumn('until', 'Yours until', ({ locked_until }) => todayInIndia(Date.parse(locked_until)), {
    width: 104,
    hint: 'Until then nobody else is given this customer for this product',
  }),
]
