import { previewLenderAvailability } from '@marketplace/contract/market/lender-availability'
import { ask, useAnswer } from '../../../office/answers.ts'
import { failureText } from '../../../office/show/failure-text.ts'
import { Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { reachText } from './reach-text.ts'

/** How many customers a lender would go away from, counted at this moment. */
export const LenderReach = ({ lenderId }: { lenderId: number }) => {
  const { value, error } = useAnswer(
    ask('availability', previewLenderAvailability, {
      body: { lender_id: lenderId, brand_id: null, product_type: null, is_on: 0 },
    }),
  )
  if (error !== null) return <Notice tone="warn">{failureText(error)}</Notice>
  if (value === null) return <Skeleton className="h-12" />
  return (
    <Notice tone={value.data.people > 0 ? 'warn' : 'info'} live>
      {reachText(value.data)}
    </Notice>
  )
}
