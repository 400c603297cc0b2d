import { countApprovals } from '@marketplace/contract/office/approvals'
import { ask, useAnswer } from '../../office/answers.ts'

const REFRESH_MS = 120_000
const every = (): number => REFRESH_MS

/** How many requests wait for who is signed in. */
export const ApprovalsBadge = () => {
  const { value } = useAnswer(ask('approvals', countApprovals, {}), { every })
  const count = value?.data.count ?? 0
  if (count === 0) return null
  return (
    <span className="ms-auto rounded-full bg-warn-soft px-2 text-xs font-semibold text-warn">
      {count}
      <span className="sr-only"> {count === 1 ? 'waits' : 'wait'} for you</span>
    </span>
  )
}
