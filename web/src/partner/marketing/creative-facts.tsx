import type { OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { dayText } from '../../office/show/day-text.ts'

/** Version, who approved it, how long it holds, and when this partner took it. */
export const CreativeFacts = ({ creative }: { creative: OwnCreative }) => {
  const { version, lender_name, approved_by, approved_on, valid_to, taken_on } = creative
  const parts = [
    `Version ${version}`,
    ...(lender_name === null
      ? []
      : [`approved for ${lender_name} by ${approved_by}, ${dayText(approved_on)}`]),
    valid_to === null ? 'no end set' : `until ${dayText(valid_to)}`,
    ...(taken_on === null ? [] : [`you took it on ${dayText(taken_on)}`]),
  ]
  return <p className="text-sm text-ink-soft">{parts.join(' · ')}</p>
}
