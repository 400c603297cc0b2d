import { countWork } from '@marketplace/contract/care/work'
import { ask, useAnswer } from '../../office/answers.ts'
import { classNames } from '../../ui/class-names.ts'
import { countedText } from './work-words.ts'

const REFRESH_MS = 60_000
const every = (): number => REFRESH_MS

/** How much waits for the role; red where something is past its time. */
export const WorkBadge = () => {
  const { value } = useAnswer(ask('work', countWork, {}), { every })
  if (value === null || value.data.tabs.open === 0) return null
  const { tabs, past } = value.data
  return (
    <span
      className={classNames('figures ms-auto text-xs', past > 0 ? 'font-semibold text-bad' : 'text-ink-3')}
    >
      {countedText(tabs.open)}
      <span className="sr-only"> waiting{past > 0 ? `, ${countedText(past)} late` : ''}</span>
    </span>
  )
}
