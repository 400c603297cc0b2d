import { dimensions } from '@marketplace/contract/reports/dimensions'
import { FilterChips } from '../../office/list/filter-chips.tsx'
import { listFilters, type FilterChoice } from '../../office/list/list-filters.ts'
import { cutNames, filterAdvice, type CutName } from './filters-of-kind.ts'
import type { JourneyState, JourneyView } from './journey-state.ts'
import { useCutOptions } from './use-cut-options.ts'

interface JourneyFiltersProps {
  view: JourneyView
  state: JourneyState
  onChange: (changes: Partial<JourneyState>) => void
}

/** The filters as chips: those that can be counted together. What an address asks beyond them is said to be left out. */
export const JourneyFilters = ({ view: { days, asked, plan }, state, onChange }: JourneyFiltersProps) => {
  const options = useCutOptions(days)
  const isLeftOut = (name: CutName): boolean => plan.leftOut.includes(name)
  const choices: FilterChoice<CutName>[] = cutNames
    .filter((name) => plan.used.includes(name) || plan.offered.includes(name) || isLeftOut(name))
    .map((name) => ({
      key: name,
      label: isLeftOut(name) ? `${dimensions[name].label}, left out` : dimensions[name].label,
      options: options[name],
    }))
  const advice = filterAdvice(plan, asked)
  const leftOut = plan.leftOut.map((name) => dimensions[name].label).join(', ')
  return (
    <div className="min-w-0 grow basis-72">
      <div className="flex flex-wrap items-center gap-2">
        <FilterChips filters={listFilters(choices, state, onChange)} />
      </div>
      {advice === null ? null : (
        <p role="status" className="mt-1 text-xs text-ink-soft">
          {leftOut === '' ? null : (
            <strong className="text-warn">{leftOut} left out of these numbers. </strong>
          )}
          {advice}
        </p>
      )}
    </div>
  )
}
