import { stepLabels, type JourneyStep } from '@marketplace/contract/reports/journey-steps'
import type { JourneyReplay } from '@marketplace/contract/reports/reports'
import type { Services } from '../../market/services.ts'
import { findNumbered, listTimeline } from '../../loans/applications/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findReplayKeys, listOwnSteps } from '../facts/published.ts'
import { readDimensionNames } from './dimension-names.ts'

const secondsBetween = (one: Date | undefined, other: Date): number | null =>
  one === undefined ? null : Math.max(0, Math.round((other.getTime() - one.getTime()) / 1_000))

/** The steps of one application and of what its lenders did, without a word about the person. @throws Problem not_found. */
export const replayJourney = (
  services: Pick<Services, 'db' | 'brands' | 'lenders'>,
  applicationNumber: string,
): Promise<JourneyReplay> =>
  asOffice(services.db, async (tx) => {
    const numbered = await findNumbered(tx, applicationNumber)
    const keys = numbered === null ? null : await findReplayKeys(tx, numbered.lender_application_id)
    if (keys === null) throw new Problem('not_found')
    const names = await readDimensionNames(services, tx)
    const own = await listOwnSteps(tx, keys.app_id)
    const timeline = await listTimeline(tx, keys.app_id)
    const lenderOf = new Map(numbered?.lenders.map((one) => [one.lender_application_id, one.lender_id]))
    const lanes = Map.groupBy(timeline, ({ lender_application_id }) => lender_application_id)
    return {
      application_number: applicationNumber,
      product: names.nameOf('product', keys.product).label,
      brand: keys.brand_id === 0 ? null : names.nameOf('brand', keys.brand_id).label,
      source: names.nameOf('source', keys.source_id).label,
      device: names.nameOf('device', keys.device).label,
      partner: keys.partner_id === 0 ? null : names.nameOf('partner', keys.partner_id).label,
      steps: [
        ...own.map(({ step, at, heard_day }, place) => ({
          what: stepLabels[step as JourneyStep],
          lender: null,
          heard_day,
          at: at.toISOString(),
          waited: secondsBetween(own[place - 1]?.at, at),
          taken_back: 0 as const,
        })),
        ...[...lanes].flatMap(([id, events]) =>
          events.map((event, place) => ({
            what: event.status,
            lender: names.nameOf('lender', lenderOf.get(id) ?? 0).label,
            heard_day: dayInIndia(event.heard_at),
            at: event.at.toISOString(),
            waited: secondsBetween(events[place - 1]?.at, event.at),
            taken_back: event.taken_back,
          })),
        ),
      ],
    }
  })
