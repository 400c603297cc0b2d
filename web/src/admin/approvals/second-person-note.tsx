import { listApprovalLimits } from '@marketplace/contract/office/approvals'
import { ask, useAnswer } from '../../office/answers.ts'
import { Notice } from '../../ui/surfaces.tsx'

/** What to do in a house with one administrator: nobody could approve anything. */
export const SecondPersonNote = ({ className }: { className?: string }) => {
  const { value } = useAnswer(ask('approval-limits', listApprovalLimits, {}))
  if (value?.data.administrators !== 1) return null
  return (
    <Notice tone="warn" {...(className !== undefined && { className })}>
      You are the only administrator, so nobody can approve what you ask for. A second one is made at the
      server, by <code>npm run admin:create</code>.
    </Notice>
  )
}
