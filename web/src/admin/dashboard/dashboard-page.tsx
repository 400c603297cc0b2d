import { Hint } from '../../office/show/hint.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { BrandFilter } from './brand-filter.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { QueueList } from './queue-list.tsx'
import { Trends } from './trends.tsx'

const defaults = { brand: '', trend: '' }

/** How many came how far, today and over the last days, and what waits for a person. */
export const DashboardPage = () => {
  const [{ brand, trend }, setState] = useUrlState(defaults)
  return (
    <>
      <PageHeading
        title="Dashboard"
        text={
          <span className="inline-flex items-center gap-1">
            What is counted
            <Hint
              label="What is counted"
              text="Each step counts once, when it is first reached. Days are Indian days."
            />
          </span>
        }
        actions={<BrandFilter value={brand} onChange={(next) => setState({ brand: next })} />}
      />
      <div className="@container">
        <div className="grid gap-3 @min-[44rem]:grid-cols-3">
          <FunnelCard range="today" brand={brand} />
          <FunnelCard range="7d" brand={brand} />
          <FunnelCard range="30d" brand={brand} />
        </div>
        <div className="mt-3 grid gap-3 @min-[56rem]:grid-cols-[2fr_1fr]">
          <Trends brand={brand} step={trend} onStep={(next) => setState({ trend: next })} />
          <QueueList />
        </div>
      </div>
    </>
  )
}
