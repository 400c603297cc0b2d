import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { vehicleLoanOf } from '../check-details.ts'
import { useFormContext, useValues } from './detail-context.ts'
import type { Looks } from '../question-looks.tsx'

/** What is left to borrow, as price and down payment are typed. */
const VehicleLoan = () => {
  const t = useText()
  const { money } = useFormat()
  const amount = vehicleLoanOf(useValues(), useFormContext().product)
  return (
    <output
      htmlFor="detail-vehicle_price detail-down_payment"
      className="figures block min-h-6 rounded-control bg-canvas p-3 font-semibold sm:col-span-2"
    >
      {amount === null || amount < 0
        ? t('details.vehicle_loan_open')
        : t('details.vehicle_loan', { amount: money(amount) })}
    </output>
  )
}

/** What is special about the questions of a loan for a two-wheeler or a car. */
export const vehicleLooks: Looks = {
  down_payment: { behind: <VehicleLoan /> },
}
