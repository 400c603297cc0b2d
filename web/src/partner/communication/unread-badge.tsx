import { countOwnThreads } from '@marketplace/contract/partner-area/threads'
import { ask, useAnswer } from '../../office/answers.ts'

const REFRESH_MS = 120_000
const every = (): number => REFRESH_MS

/** In how many questions of the partner stands an answer that nobody has opened. */
export const UnreadBadge = () => {
  const { value } = useAnswer(ask('own-threads', countOwnThreads, {}), { every })
  const count = (value?.data ?? []).reduce((sum, { unread }) => sum + unread, 0)
  if (count === 0) return null
  return (
    <span className="ms-auto rounded-full bg-brand-soft px-2 text-xs font-semibold text-brand-ink">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  )
}
