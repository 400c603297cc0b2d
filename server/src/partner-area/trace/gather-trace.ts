import type { Trace, TraceCase, TraceEvent } from '@marketplace/contract/partner-area/partner-trace'
import type { LeadDispute } from '@marketplace/contract/partner-area/lead-disputes'
import type { ProductType } from '@marketplace/contract/reference/products'
import { type LeadMilestone, listLeadMilestones } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { houseNameOf } from '../../money/lead-disputes/house-name.ts'
import { presentLeadDisputes } from '../../money/lead-disputes/present-lead-dispute.ts'
import { listDisputesOfLeads } from '../../money/lead-disputes/published.ts'
import { listWatches, type WatchRow } from '../../partners/watches/published.ts'
import {
  findUserOfLead,
  listArrivalsOf,
  listLeadsOfUsers,
  listPartnerNames,
  listUsersEnding,
  listUsersOfClick,
  type TracedArrival,
  type TracedLead,
} from '../../partners/accounts/published.ts'
import { listCountedClaims } from '../../partners/leads/counted-claims.ts'
import { ARRIVAL_DAYS, type ProvedClaim } from '../../partners/leads/lead-owner.ts'
import { findLink, type FoundClick, listClicks, listLinkNames } from '../../partners/links/published.ts'
import { momentOf, TOUCH_DAYS } from '../../partners/links/touches.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import { eventsOfCase, type CaseFacts } from './events-of-case.ts'
import { readQuestion } from './read-question.ts'
import { caseIdOf, type DecidingLead, mayDispute, watchOf } from './acts-of-case.ts'
import { traceOutcome } from './trace-outcome.ts'

const DAY_MS = 86_400_000
const MOST_PEOPLE = 10
/** `decided_by`: the lead that decides, or decided last; none of anybody's eyes but the server's where it is another's. */
export type StaffCase = TraceCase & { user_id: string; decided_by: DecidingLead | null }
export type StaffTrace = Omit<Trace, 'cases'> & { cases: StaffCase[] }

interface Found {
  asked: NonNullable<Trace['asked']>
  users: readonly string[]
  click: { found: FoundClick; link: string; partner_id: number } | null
}

/** Runs as who asks: a partner finds those alone whom it brought itself. */
const find = async (tx: Database, db: Database, typed: string, now: Date): Promise<Found | null> => {
  const question = readQuestion(typed)
  if (question === null) return null
  if (question.asked === 'mobile')
    return { asked: 'mobile', users: await listUsersEnding(tx, question.ending, MOST_PEOPLE), click: null }
  if (question.asked === 'lead') {
    const user = await findUserOfLead(tx, question.lead_id)
    return { asked: 'lead', users: user === null ? [] : [user], click: null }
  }
  const at = momentOf(question.click_id)
  const none: Found = { asked: 'click', users: [], click: null }
  if (!(at <= now)) return none
  // Clicks are the office's rows: whose link it is, the asker's own transaction says.
  const [found] = await asOffice(db, (office) => listClicks(office, [{ click_id: question.click_id, at }]))
  const link = found === undefined ? null : await findLink(tx, found.link_id)
  if (found === undefined || link === null) return none
  const { partner_id } = link
  const until = new Date(at.getTime() + TOUCH_DAYS * DAY_MS)
  const users = await listUsersOfClick(tx, { partner_id, click_id: found.click_id, from: at, until })
  return { asked: 'click', users, click: { found, link: link.name, partner_id } }
}

interface Facts {
  arrivals: readonly TracedArrival[]
  leads: readonly TracedLead[]
  clicks: readonly FoundClick[]
  links: ReadonlyMap<number, { partner_id: number; name: string }>
  names: ReadonlyMap<number, string>
  /** By customer and product. */
  claims: ReadonlyMap<string, readonly ProvedClaim[]>
}

const keyOf = (userId: string, product: ProductType | null): string => `${userId} ${product}`

const readFacts = (db: Database, found: Found, now: Date): Promise<Facts> =>
  asOffice(db, async (office) => {
    const arrivals = found.users.length === 0 ? [] : await listArrivalsOf(office, found.users)
    const leads = found.users.length === 0 ? [] : await listLeadsOfUsers(office, found.users)
    const ids = [...new Set(arrivals.flatMap(({ touches }) => touches))]
    const clicks = await listClicks(
      office,
      ids.map((click_id) => ({ click_id, at: momentOf(click_id) })),
    )
    const linkIds = new Set([...clicks, ...arrivals].flatMap(({ link_id }) => link_id ?? []))
    const links = await listLinkNames(office, [...linkIds])
    const claims = new Map<string, readonly ProvedClaim[]>()
    const since = new Date(now.getTime() - ARRIVAL_DAYS * DAY_MS)
    for (const { user_id, product_type } of leads) {
      const key = keyOf(user_id, product_type)
      if (!claims.has(key)) claims.set(key, await listCountedClaims(office, user_id, product_type, since))
    }
    return {
      arrivals,
      leads,
      clicks,
      claims,
      links: new Map(links.map(({ link_id, ...link }) => [link_id, link])),
      names: new Map((await listPartnerNames(office)).map(({ partner_id, name }) => [partner_id, name])),
    }
  })

/** The products that somebody is or was a lead for; one case without a product where there is none. */
const productsOf = (leads: readonly TracedLead[]): (ProductType | null)[] => {
  const products = [...new Set(leads.map(({ product_type }) => product_type))]
  return products.length === 0 ? [null] : products
}

interface Acts {
  watches: readonly WatchRow[]
  /** With the number of the lead that each is about. */
  disputes: readonly { lead_id: number; dispute: LeadDispute }[]
}

/** What was asked and disputed about these leads: by the asker, or by everybody for staff. */
const readActs = async (
  services: Pick<Services, 'db' | 'brands' | 'env'>,
  viewer: number | null,
  leads: readonly TracedLead[],
): Promise<Acts> => {
  const ids = leads.map(({ lead_id }) => lead_id)
  if (ids.length === 0) return { watches: [], disputes: [] }
  const { db } = services
  const read = async (tx: Database) => ({
    watches: viewer === null ? [] : await listWatches(tx, ids),
    rows: await listDisputesOfLeads(tx, ids),
  })
  const { watches, rows } = await (viewer === null ? asOffice(db, read) : asPartner(db, viewer, read))
  const presented = await asOffice(db, (tx) =>
    presentLeadDisputes(tx, rows, viewer === null ? null : houseNameOf(services)),
  )
  const leadOf = new Map(rows.map(({ dispute_id, lead_id }) => [dispute_id, lead_id]))
  const disputes = presented.map((dispute) => ({ lead_id: leadOf.get(dispute.dispute_id) ?? 0, dispute }))
  return { watches, disputes }
}

const newestFirst = (
  one: { events: readonly TraceEvent[] },
  other: { events: readonly TraceEvent[] },
): number => (other.events.at(-1)?.at ?? '').localeCompare(one.events.at(-1)?.at ?? '')

/**
 * Why a lead is or is not the asker's, from rows as they are. `viewer` is the partner who asks, and null for staff: a partner reads nobody's
 * name, no number of a customer beyond the four digits, and of another partner's lead neither lender nor sum.
 */
export const gatherTrace = async (
  services: Pick<Services, 'db' | 'lenders' | 'now' | 'env' | 'brands'>,
  viewer: number | null,
  typed: string,
): Promise<StaffTrace> => {
  const { db, lenders, env } = services
  const now = services.now()
  const rules = {
    as_of: now.toISOString(),
    lock_days: env.LEAD_LOCK_DAYS,
    arrival_days: ARRIVAL_DAYS,
  }
  const found =
    viewer === null
      ? await asOffice(db, (tx) => find(tx, db, typed, now))
      : await asPartner(db, viewer, (tx) => find(tx, db, typed, now))
  if (found === null) return { asked: null, click: null, cases: [], ...rules }
  const facts = await readFacts(db, found, now)
  const milestones: LeadMilestone[] =
    facts.leads.length === 0 ? [] : await listLeadMilestones(db, facts.leads)
  const acts = await readActs(services, viewer, facts.leads)
  const cases = found.users.flatMap((user_id) => {
    const arrivals = facts.arrivals.filter((one) => one.user_id === user_id)
    const ofUser = facts.leads.filter((one) => one.user_id === user_id)
    return productsOf(ofUser).map((product_type): StaffCase => {
      const leads = ofUser.filter((one) => one.product_type === product_type)
      const openLeads = new Set(milestones.flatMap(({ lead_id, is_open }) => (is_open === 1 ? lead_id : [])))
      const active = arrivals.filter(({ is_active }) => is_active === 1)
      const answer = traceOutcome({
        viewer,
        arrivals: active,
        claims: facts.claims.get(keyOf(user_id, product_type)) ?? [],
        leads,
        openLeads,
        now,
      })
      const of: CaseFacts = {
        viewer,
        arrivals,
        leads,
        milestones: milestones.filter((one) => leads.some(({ lead_id }) => lead_id === one.lead_id)),
        clicks: facts.clicks.filter(({ click_id }) =>
          arrivals.some(({ touches }) => touches.includes(click_id)),
        ),
        linkOf: (linkId) => facts.links.get(linkId) ?? null,
        partnerName: (id) => facts.names.get(id) ?? '',
        lenderName: (id) => lenders().find(id)?.legal_name ?? `Lender ${id}`,
        now,
      }
      const own = viewer === null || answer.partner_id === viewer
      const decided_by = leads.find(({ lead_id }) => lead_id === answer.lead_id) ?? null
      const disputes = acts.disputes.filter(({ lead_id }) => leads.some((lead) => lead.lead_id === lead_id))
      return {
        case_id: caseIdOf(viewer, user_id, product_type),
        decided_by,
        watch: watchOf(viewer, answer, acts.watches),
        may_dispute: mayDispute(viewer, answer, disputes) ? 1 : 0,
        disputes: disputes.map(({ dispute }) => dispute),
        user_id,
        masked_contact: arrivals.at(-1)?.masked_contact ?? leads.at(-1)?.masked_contact ?? '',
        product_type,
        outcome: answer.outcome,
        rule: answer.rule,
        until: answer.until?.toISOString() ?? null,
        lead_id: own ? answer.lead_id : null,
        partner_name:
          viewer === null && answer.partner_id !== null ? (facts.names.get(answer.partner_id) ?? '') : null,
        events: eventsOfCase(of),
      }
    })
  })
  const { click } = found
  return {
    asked: found.asked,
    click:
      click === null
        ? null
        : {
            at: click.found.at.toISOString(),
            link: click.link,
            partner_name: viewer === null ? (facts.names.get(click.partner_id) ?? '') : null,
            verdict: click.found.verdict,
            reason: click.found.reason,
            browser: click.found.browser,
            is_qr: click.found.is_qr,
            seen_at: click.found.seen_at?.toISOString() ?? null,
          },
    cases: cases.toSorted(newestFirst).slice(0, MOST_PEOPLE),
    ...rules,
  }
}
