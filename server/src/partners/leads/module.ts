import type { Module } from '../../platform/module.ts'
import { expireLeads } from './expire-leads.jobs.ts'
import { leadsOfPerson } from './held-of-person.ts'

export const partnerLeadsModule = {
  person: leadsOfPerson,
  jobs: { expire_leads: { run: expireLeads, queue: 'long', cron: '40 * * * *' } },
} satisfies Module
