import type { Dimension } from '@marketplace/contract/reports/dimensions'
import type { Measure } from '@marketplace/contract/reports/measures'
import type { SumName } from '../cells/cell-parts.queries.ts'
import type { CellKey, FamilyName } from '../cells/families.ts'

/** Where a measure is summed: the family of cells and the sum in it; null for one that is made of others. */
export interface MeasureSum {
  family: FamilyName
  sum: SumName
}

const inJourney = (sum: SumName): MeasureSum => ({ family: 'journey', sum })
const inLender = (sum: SumName): MeasureSum => ({ family: 'lender', sum })
const inBooks = (sum: SumName): MeasureSum => ({ family: 'commission', sum })

export const measureSums = {
  started: inJourney('n1'),
  signed_in: inJourney('n2'),
  details_completed: inJourney('n3'),
  offers_shown: inJourney('n4'),
  applied: inJourney('n5'),
  sent: inJourney('n6'),
  approved: inJourney('n7'),
  disbursed: inJourney('n8'),
  asked_amount: inJourney('p1'),
  customers: { family: 'customers', sum: 'n1' },
  lender_applied: inLender('n1'),
  lender_sent: inLender('n2'),
  lender_login: inLender('n3'),
  lender_approved: inLender('n4'),
  lender_sanctioned: inLender('n5'),
  lender_disbursed: inLender('n6'),
  lender_rejected: inLender('n7'),
  lender_ended: inLender('n8'),
  applied_amount: inLender('p1'),
  sanctioned_amount: inLender('p2'),
  disbursed_amount: inLender('p3'),
  disbursed_parts: inLender('p4'),
  rejected_for: { family: 'reason', sum: 'n1' },
  expected: inBooks('p1'),
  stated: inBooks('p2'),
  received: inBooks('p3'),
  partner_share: inBooks('p4'),
  approval_rate: null,
  disbursal_rate: null,
} as const satisfies Record<Measure, MeasureSum | null>

/** Sums in paise, which answers give in rupees. */
export const isMoney = (sum: SumName, family: FamilyName): boolean =>
  sum.startsWith('p') && !(family === 'lender' && sum === 'p4')

/** Dimensions that are keys of cells; times are the cells' days. */
export const isKey = (dimension: Dimension): dimension is Extract<Dimension, CellKey> =>
  dimension !== 'day' && dimension !== 'week' && dimension !== 'month'
