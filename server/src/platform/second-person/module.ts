import type { Module } from '../module.ts'
import { limitKind } from './change-limit.ts'
import { lapseRequests } from './lapse-requests.jobs.ts'

export const secondPersonModule = {
  jobs: { lapse_requests: { run: lapseRequests, queue: 'messages', cron: '5 * * * *' } },
  secondPerson: { approval_limit: limitKind },
} satisfies Module
