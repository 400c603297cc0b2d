import { workTabs, type WorkTab } from '@marketplace/contract/care/work'
import { classNames } from '../../ui/class-names.ts'
import { countedText, tabWords } from './work-words.ts'

interface WorkTabsProps {
  tab: WorkTab
  counts: Readonly<Record<WorkTab, number>> | undefined
  onTab: (tab: WorkTab) => void
}

/** Which of the work is seen, each with how much it is; red for what is late or near it. */
export const WorkTabs = ({ tab, counts, onTab }: WorkTabsProps) => (
  <div role="group" aria-label="Which work" className="flex min-w-0 overflow-x-auto">
    {workTabs.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={tab === one}
        onClick={() => onTab(one)}
        className={classNames(
          'min-h-10 shrink-0 border-b-2 px-2.5 text-sm pointer-coarse:min-h-11',
          tab === one ? 'border-brand font-semibold' : 'border-transparent text-ink-soft hover:text-ink',
        )}
      >
        {tabWords[one]}{' '}
        <span
          className={classNames(
            'figures text-xs',
            one === 'late' && (counts?.late ?? 0) > 0 ? 'font-semibold text-bad' : 'text-ink-3',
          )}
        >
          {counts === undefined ? '' : countedText(counts[one])}
        </span>
      </button>
    ))}
  </div>
)
