import type { CreativeState } from '@marketplace/contract/partner-area/creatives-office'
import type { Tone } from '../../office/show/status-dot.tsx'

/** Why a creative stands on partners' pages, or does not. */
export const stateLooks: Readonly<Record<CreativeState, { tone: Tone; label: string }>> = {
  listed: { tone: 'good', label: 'Listed' },
  not_approved: { tone: 'warn', label: 'Waits for the lender' },
  ahead: { tone: 'info', label: 'Begins later' },
  ended: { tone: 'idle', label: 'Ended' },
  lender_off: { tone: 'warn', label: 'Lender is off' },
  no_rates: { tone: 'warn', label: 'No rates to state' },
  deleted: { tone: 'bad', label: 'Deleted' },
}
