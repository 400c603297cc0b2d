import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../../platform/services.ts'
import { asPartner } from '../scope/as-partner.ts'
import { type LinkRow, listLinks } from './links.queries.ts'

/** As many as one asks for to choose from. */
const MOST = 200

/** The live links of a partner, the newest first, for whatever puts one into a text or a picture. */
export const linksOf = ({ db, now }: Pick<Services, 'db' | 'now'>, partnerId: number): Promise<LinkRow[]> =>
  asPartner(db, partnerId, (tx) =>
    listLinks(tx, { state: 'live', day: dayInIndia(now()) }, { limit: MOST, offset: 0 }),
  )
