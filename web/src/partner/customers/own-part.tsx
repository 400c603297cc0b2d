import type { Flag } from '@marketplace/contract/platform/formats'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import { classNames } from '../../ui/class-names.ts'

interface OwnPartProps {
  own_part: number | null
  /** 1 once the lender has paid; before, the part is an estimate and dotted. */
  is_sure: Flag
}

/** What the partner has of a loan. */
export const OwnPart = ({ own_part, is_sure }: OwnPartProps) => {
  if (own_part === null) return <>–</>
  if (is_sure === 1)
    return <span className={classNames(own_part < 0 && 'text-bad')}>{exactDigits(own_part)}</span>
  return (
    <span className="border-b border-dotted border-line text-ink-soft">
      {exactDigits(own_part)}
      <span className="sr-only"> (an estimate)</span>
    </span>
  )
}
