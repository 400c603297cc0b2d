import type { LinkGate } from '@marketplace/contract/partner-area/partner-links'
import { dayText } from '../show/day-text.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { missingWords } from './link-words.ts'

/** What a link is not live for, or will not be from a day on, and that nothing is lost by it. */
export const GateNotice = ({ gate }: { gate: LinkGate }) =>
  gate.missing.length === 0 ? null : (
    <Notice
      tone="warn"
      className="lg:col-span-2"
      title={gate.live === 0 ? 'This link is not live' : `Live until ${dayText(gate.notice_until)}`}
    >
      <p>
        Still missing: {missingWords(gate)}. No money is lost by this: the link opens its page, and whoever
        comes by it stays the partner’s lead with its full share.
      </p>
    </Notice>
  )
