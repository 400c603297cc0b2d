import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { StateCount } from '@marketplace/contract/office/lender-applications'
import { count } from '../../i18n/format-values.ts'
import { classNames } from '../../ui/class-names.ts'
import { wordsOfStatus } from '../csr-portal/status-words.ts'

interface StateFilterProps {
  states: readonly StateCount[]
  /** The empty text is all of them. */
  value: LenderStatus | ''
  onChange: (status: LenderStatus | '') => void
  /** Counts all of them, where a count stopped. */
  onExact: () => void
}

const countText = ({ count: counted, more }: Pick<StateCount, 'count' | 'more'>): string =>
  `${count(counted)}${more === 1 ? '+' : ''}`

const chip = 'inline-flex min-h-9 items-center gap-2 rounded-full border px-3 text-sm pointer-coarse:min-h-11'

/** How many applications stand where; a press shows those of one state. */
export const StateFilter = ({ states, value, onChange, onExact }: StateFilterProps) => {
  const all = {
    status: '' as const,
    count: states.reduce((sum, state) => sum + state.count, 0),
    more: states.some(({ more }) => more === 1) ? (1 as const) : (0 as const),
  }
  // One that the address names stands here, too, though it has none by now.
  const isMissing = value !== '' && states.every(({ status }) => status !== value)
  const shown = [all, ...states, ...(isMissing ? [{ status: value, count: 0, more: 0 as const }] : [])]
  return (
    <div role="group" aria-label="State" className="mb-3 flex flex-wrap gap-2">
      {shown.map(({ status, ...counted }) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === value}
          className={classNames(
            chip,
            status === value ? 'border-brand bg-brand-soft font-semibold' : 'border-line hover:bg-brand-soft',
          )}
          onClick={() => onChange(status)}
        >
          {status === '' ? 'All' : wordsOfStatus(status)}
          <span className="figures text-ink-soft">{countText(counted)}</span>
        </button>
      ))}
      {all.more === 1 ? (
        <button type="button" className={classNames(chip, 'border-transparent underline')} onClick={onExact}>
          Count exactly
        </button>
      ) : null}
    </div>
  )
}
