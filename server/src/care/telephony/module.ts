import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { callsOfPerson } from './held-of-person.ts'
import { forgetOldCalls, forgetRecordings } from './phone-calls.queries.ts'
import { readCallBack } from './telephony.jobs.ts'
import { telephonyRoutes } from './telephony.routes.ts'

const RECORDING_DAYS = 90

export const telephonyModule = {
  routes: telephonyRoutes,
  jobs: { read_call: { run: readCallBack, queue: 'messages' } },
  retention: [
    {
      table: 'phone_call',
      days: RECORDING_DAYS,
      why: 'where a recording lies: what was said is needed while it can be disputed',
      forget: forgetRecordings,
    },
    {
      table: 'phone_call',
      days: LAWFUL_DAYS,
      why: 'personal data: who was called when',
      forget: forgetOldCalls,
    },
  ],
  person: callsOfPerson,
} satisfies Module<Services>
