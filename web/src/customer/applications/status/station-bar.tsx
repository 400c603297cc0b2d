import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useText } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { StepState } from '../../../ui/timeline.tsx'
import { stations, stationStates } from '../lender-progress.ts'
import { progressWords } from '../status-words.ts'

const bars: Record<StepState, string> = {
  done: 'bg-tone',
  now: 'bg-tone',
  stopped: 'bg-bad',
  ahead: 'bg-line-soft',
}

/** The way of an application in five parts, each with its name in sight; the one it has come to is bold. */
export const StationBar = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const reached = new Map(stationStates(application).map(({ key, state }) => [key, state]))
  return (
    <div>
      <p className="sr-only">{progressWords(application, t)}</p>
      {/* Narrow screens with large letters wrap it. */}
      <ol aria-hidden="true" className="flex flex-wrap gap-x-1 gap-y-2">
        {stations.map((key) => {
          const state = reached.get(key) ?? 'ahead'
          const isHere = state === 'now' || state === 'stopped'
          return (
            <li key={key} className="grow basis-12">
              <span className={classNames('block h-1.5 rounded-xs forced-colors:border', bars[state])} />
              <span
                className={classNames(
                  'mt-1 block text-xs',
                  isHere ? 'font-semibold' : 'text-ink-soft',
                  state === 'stopped' && 'line-through',
                )}
              >
                {t(`applications.station.${key}`)}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
