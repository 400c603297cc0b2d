import type { Call } from '@marketplace/contract/platform/call'
import type { Holdings } from '../testing/builders/build-world.ts'
import type { Sample, Samples } from './sample-request.ts'
import { careSamples } from './sample-requests-care.ts'
import { catalogueSamples } from './sample-requests-catalogue.ts'
import { contentSamples } from './sample-requests-content.ts'
import { customerSamples } from './sample-requests-customers.ts'
import { campaignSamples } from './sample-requests-campaigns.ts'
import { deskSamples } from './sample-requests-desk.ts'
import { hookSamples } from './sample-requests-hooks.ts'
import { deletionSamples } from './sample-requests-deletions.ts'
import { linkSamples } from './sample-requests-links.ts'
import { officeSamples } from './sample-requests-office.ts'
import { partnerSamples } from './sample-requests-partner.ts'
import { teamSamples } from './sample-requests-team.ts'
import { reportSamples } from './sample-requests-reports.ts'
import { staffSamples } from './sample-requests-staff.ts'
import { workSamples } from './sample-requests-work.ts'
import { lookSamples, statementSamples } from './sample-requests-statements.ts'

/** One a call, by method and path. A new call of the contract needs its line in one of these before the sweeps pass. */
export const sampleRequests: Samples = {
  ...customerSamples,
  ...officeSamples,
  ...partnerSamples,
  ...teamSamples,
  ...reportSamples,
  ...staffSamples,
  ...catalogueSamples,
  ...statementSamples,
  ...hookSamples,
  ...contentSamples,
  ...campaignSamples,
  ...deskSamples,
  ...workSamples,
  ...lookSamples,
  ...linkSamples,
  ...deletionSamples,
  ...careSamples,
}

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`

/** @throws Error for a call without a line. */
export const sampleOf = (call: Call, own: Holdings): Sample => {
  const build = sampleRequests[nameOf(call)]
  if (build === undefined) throw new Error(`${nameOf(call)} has no sample request`)
  return build(own)
}

/** The address of a call with its parameters and query put in, encoded. */
export const urlOf = (call: Call, { params = {}, query = {} }: Sample): string => {
  const path = call.path.replaceAll(/:([a-zA-Z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search.toString()}`
}
