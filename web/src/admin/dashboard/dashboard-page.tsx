import { productTypes } from '@marketplace/contract/reference/products'
import { useToday } from '../../office/period/use-today.ts'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { periodFromAddress } from '../../office/period/period-from-address.ts'
import { PeriodPicker } from '../../office/period/period-picker.tsx'
import { daysOfPeriod } from '../../office/period/preset-days.ts'
import { dayText } from '../../office/show/day-text.ts'
import { Hint } from '../../office/show/hint.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { useBrandOptions } from './brand-options.ts'
import { BreakdownCard } from './breakdown-card.tsx'
import { CommissionCard } from './commission-card.tsx'
import { DisbursedCard } from './disbursed-card.tsx'
import { MoneyBand } from './money-band.tsx'
import { QueueList } from './queue-list.tsx'
import { ReachedCard } from './reached-card.tsx'
import { TodayStrip } from './today-strip.tsx'
import { WorthALookCard } from './worth-a-look-card.tsx'

const defaults = { preset: 'last_30_days', from: '', to: '', brand: '', product: '' }
const productOptions = productTypes.map((product) => ({ value: product, label: product }))

/** Money first, then how customers came and who waits: everything of the same days, brand and product. */
export const DashboardPage = () => {
  const [state, setState] = useUrlState(defaults)
  const today = useToday()
  const brands = useBrandOptions()
  const period = periodFromAddress(state, today)
  const days = daysOfPeriod(period, today)
  // Typed by hand, anything may stand in the address.
  const scope = {
    ...days,
    brand: /^[1-9]\d{0,8}$/.test(state.brand) ? state.brand : '',
    product: productTypes.some((product) => product === state.product) ? state.product : '',
  }
  return (
    <>
      <PageHeading
        title="Dashboard"
        text={
          <span className="figures inline-flex items-center gap-1">
            {dayText(days.from)} – {dayText(days.to)}
            <Hint
              label="What is counted"
              text="Days are Indian days on which we heard of a step; commission goes by the day of the disbursal. Changes are against as many days before."
            />
          </span>
        }
        actions={<PeriodPicker value={period} today={today} onChange={setState} />}
      />
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <FilterChips
          filters={[
            {
              key: 'brand',
              label: 'Brand',
              anyLabel: 'All',
              isFixed: true,
              options: brands ?? [],
              value: state.brand,
              onChange: (brand) => setState({ brand }),
            },
            {
              key: 'product',
              label: 'Product',
              anyLabel: 'All',
              isFixed: true,
              options: productOptions,
              value: state.product,
              onChange: (product) => setState({ product }),
            },
          ]}
        />
        <TodayStrip scope={scope} today={today} />
      </div>
      <div className="@container">
        <MoneyBand scope={scope} />
        <div className="mt-3 grid gap-3 @min-[56rem]:grid-cols-2">
          <CommissionCard scope={scope} today={today} />
          <WorthALookCard scope={scope} today={today} />
          <ReachedCard scope={scope} />
          <DisbursedCard scope={scope} />
          <BreakdownCard scope={scope} />
          <QueueList />
        </div>
      </div>
    </>
  )
}
