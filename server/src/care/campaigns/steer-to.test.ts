import { campaignStates } from '@marketplace/contract/care/campaigns'
import { expect, it } from 'vitest'
import { steerTo, type CampaignAct } from './steer-to.ts'

const acts: readonly CampaignAct[] = ['save', 'plan', 'send', 'pause', 'resume', 'stop']

it.each([
  ['draft', 'save draft, plan planning'],
  ['planning', 'save draft, plan planning'],
  ['planned', 'save draft, plan planning, send sending'],
  ['sending', 'pause paused, stop stopped'],
  ['paused', 'resume sending, stop stopped'],
  ['stopped', ''],
  ['done', ''],
] as const)('%s', (state, open) => {
  const found = acts.flatMap((act) => {
    const to = steerTo(state, act)
    return to === null ? [] : [`${act} ${to}`]
  })
  expect(found.join(', ')).toBe(open)
})

it('every state is in the table', () => {
  expect(campaignStates.map((state) => steerTo(state, 'send')).filter((to) => to !== null)).toEqual([
    'sending',
  ])
})
