import type { PartnerStatus } from '@marketplace/contract/partners/partners'
import type { Tone } from '../../office/show/status-dot.tsx'

/** Where somebody stands who was invited. */
export const invitedWords: Readonly<Record<PartnerStatus, { label: string; tone: Tone }>> = {
  requested: { label: 'Asked to join', tone: 'info' },
  active: { label: 'Partner', tone: 'good' },
  paused: { label: 'Paused', tone: 'idle' },
  closed: { label: 'Not a partner', tone: 'idle' },
}
