import { formatRupees } from '../../platform/money/format-rupees.ts'
import { toRupees } from '../../platform/money/paise.ts'

/** Paise as people read them: ₹72,00,000. */
export const moneyText = (paise: number): string => formatRupees(toRupees(paise))

/** Thousandths of a percent: 2250 is 2.25 %. */
export const percentText = (thousandths: number): string => `${thousandths / 1000} %`

/** "1 loan", "24 loans", in Indian grouping. */
export const loansText = (loans: number): string =>
  `${formatRupees(loans).slice(1)} ${loans === 1 ? 'loan' : 'loans'}`
