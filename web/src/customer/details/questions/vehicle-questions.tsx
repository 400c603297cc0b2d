import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { vehicleLoanOf } from '../check-details.ts'
import { useValues, type Controls } from './detail-context.ts'
import { MoneyQuestion, RadioQuestion, TextQuestion } from './question-fields.tsx'

const wide = 'sm:col-span-2'

/** What is left to borrow, as price and down payment are typed. */
const VehicleLoan = () => {
  const t = useText()
  const { money } = useFormat()
  const amount = vehicleLoanOf(useValues())
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

/** What a loan for a two-wheeler or a car asks of the vehicle. */
export const vehicleQuestions = {
  vehicle_condition: (needed) => (
    <RadioQuestion {...needed} name="vehicle_condition" className={wide} columns={2} />
  ),
  vehicle_model: (needed) => (
    <TextQuestion
      {...needed}
      name="vehicle_model"
      hint="details.vehicle_model_hint"
      className={wide}
      autoComplete="off"
      maxLength={80}
    />
  ),
  vehicle_price: (needed) => (
    <MoneyQuestion {...needed} name="vehicle_price" hint="details.vehicle_price_hint" />
  ),
  down_payment: (needed) => (
    <>
      <MoneyQuestion {...needed} name="down_payment" hint="details.down_payment_hint" />
      <VehicleLoan />
    </>
  ),
} satisfies Controls
