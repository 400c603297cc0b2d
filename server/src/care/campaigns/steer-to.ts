import type { CampaignState } from '@marketplace/contract/care/campaigns'

export type CampaignAct = 'save' | 'plan' | 'send' | 'pause' | 'resume' | 'stop'

const table: Readonly<Record<CampaignState, Partial<Record<CampaignAct, CampaignState>>>> = {
  draft: { save: 'draft', plan: 'planning' },
  planning: { save: 'draft', plan: 'planning' },
  planned: { save: 'draft', plan: 'planning', send: 'sending' },
  sending: { pause: 'paused', stop: 'stopped' },
  paused: { resume: 'sending', stop: 'stopped' },
  stopped: {},
  done: {},
}

/** What an act makes of a campaign; null where it is not open to it. */
export const steerTo = (state: CampaignState, act: CampaignAct): CampaignState | null =>
  table[state][act] ?? null
