import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { countText } from '../list/count-text.ts'
import { dayText } from '../show/day-text.ts'
import { formatRupees } from '../show/format-rupees.ts'
import { exactDeduction, exactRupees } from '../show/exact-rupees.ts'

interface SumRow {
  key: string
  label: string
  amount: string
  /** A loss, a sum of those above, or the last sum. */
  look?: 'loss' | 'sum' | 'total'
}

type Whose = 'Their' | 'Your'
type Sums = Pick<PartnerStatementDetail, 'sums' | 'tds_of' | 'invoice' | 'state'>

const isOpen = ({ state }: Pick<Sums, 'state'>): boolean => state === 'DRAFT' || state === 'SHOWN'

const tdsLabel = ({ tds_of: { percent, section, threshold }, state, sums }: Sums): string => {
  if (sums.tds === 0 && percent === 0) return `TDS, none up to ${formatRupees(threshold)} a year`
  const rate = `TDS ${percent} %, ${section}`
  return isOpen({ state }) ? `${rate}, expected` : rate
}

/** GST that the sum to the bank holds. */
const gstWithin = ({ sums }: Pick<Sums, 'sums'>): number =>
  Math.round((sums.to_bank - sums.commission + sums.tds) * 100) / 100

/** From the lines to the bank: the rows make the last one, to the paisa. */
export const sumsRows = (statement: Sums, whose: Whose): SumRow[] => {
  const { sums, invoice } = statement
  const gst = gstWithin(statement)
  return [
    {
      key: 'shares',
      label: `${whose} part, ${countText(sums.share_lines, 'lines')}`,
      amount: exactRupees(sums.shares),
    },
    ...(sums.taken_back_lines === 0
      ? []
      : [
          {
            key: 'taken_back',
            label: `Taken back, ${countText(sums.taken_back_lines, 'lines')}`,
            amount: exactRupees(sums.taken_back),
            look: 'loss' as const,
          },
        ]),
    { key: 'commission', label: 'Commission', amount: exactRupees(sums.commission), look: 'sum' },
    { key: 'tds', label: tdsLabel(statement), amount: exactDeduction(sums.tds) },
    ...(gst === 0
      ? []
      : [
          {
            key: 'gst',
            label: invoice === null ? 'GST' : `GST, invoice ${invoice.number} of ${dayText(invoice.day)}`,
            amount: exactRupees(gst),
          },
        ]),
    {
      key: 'to_bank',
      label: whose === 'Your' ? 'To your bank' : 'To the bank',
      amount: exactRupees(sums.to_bank),
      look: 'total',
    },
  ]
}

/** What is to be known of GST that is not in the sum; null for none. */
export const gstNote = (statement: Sums, whose: Whose): string | null => {
  const { sums, invoice } = statement
  if (sums.gst === 0 || gstWithin(statement) !== 0) return null
  if (invoice !== null)
    return `GST of ${exactRupees(invoice.gst)} is paid by itself, for invoice ${invoice.number}.`
  return `GST of ${exactRupees(sums.gst)} follows when ${whose === 'Your' ? 'your' : 'the partner’s'} tax invoice is with us.`
}
