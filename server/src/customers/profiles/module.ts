import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { profileOfPerson } from './held-of-person.ts'
import { indexPanEndings } from './index-pan-endings.jobs.ts'
import { profilesRoutes } from './profiles.routes.ts'
import { resealProfiles } from './reseal-profiles.ts'

export const profilesModule = {
  routes: profilesRoutes,
  jobs: { index_pan_endings: { run: indexPanEndings, queue: 'long' } },
  person: profileOfPerson,
  reseal: { what: 'customers', run: resealProfiles },
} satisfies Module<Services>
