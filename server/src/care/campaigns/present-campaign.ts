import { kindOfPurpose } from '@marketplace/contract/customers/contact'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { CampaignText } from '@marketplace/contract/care/campaign-texts'
import {
  PlanReason,
  type Campaign,
  type CampaignPerson,
  type CampaignRecord,
} from '@marketplace/contract/care/campaigns'
import { listAddressees } from '../../customers/profiles/published.ts'
import { countCampaignMessages, listCampaignFailures } from '../../customers/messages/published.ts'
import type { Services } from '../../market/services.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { Problem } from '../../platform/http/problem.ts'
import { byLanguage } from '../scripts/by-language.ts'
import { findText, type TextRow } from './campaign-texts.queries.ts'
import {
  countPeople,
  countRefused,
  findCampaign,
  findFirstWhoGets,
  listPeopleRows,
  type CampaignRow,
  type PeopleAsk,
} from './campaigns.queries.ts'
import { smsParts } from './sms-parts.ts'
import { fillWords } from './fill-words.ts'
import { writeTo } from './sending-of.ts'

/** Somebody of a name of usual length. */
const somebody: Readonly<Record<LanguageId, string>> = { en: 'Priyanka', hi: 'प्रियंका' }
/** Values of usual length, to tell how many parts an SMS takes. */
const usual = {
  brand: 'Example Loans',
  link: 'https://example-loans.in/products',
  phone: '1800 123 4567',
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentCampaign = (row: CampaignRow): Campaign => ({
  campaign_id: row.campaign_id,
  name: row.name,
  state: row.state,
  text_id: row.text_id,
  text_name: row.text_name,
  audience: row.audience,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  planned_at: iso(row.planned_at),
  sent_by: row.sent_by,
  started_at: iso(row.started_at),
  ended_at: iso(row.ended_at),
  paused_for: row.paused_for,
  in_audience: row.in_audience,
  will_get: row.will_get,
  queued: row.queued,
  version: row.version,
})

export const presentText = (row: TextRow, campaigns: number): CampaignText => ({
  text_id: row.text_id,
  name: row.name,
  channel: row.channel,
  purpose: row.purpose,
  kind: kindOfPurpose(row.purpose),
  version: row.version,
  words: {
    wordings: row.wordings,
    entity_id: row.entity_id,
    link_path: row.link_path,
    lender_id: row.lender_id,
    approved_by: row.approved_by,
    valid_until: row.valid_until,
  },
  parts:
    row.channel === 'sms'
      ? byLanguage((language) =>
          smsParts(fillWords(row.wordings[language].words, { ...usual, first_name: somebody[language] })),
        )
      : null,
  saved_by: row.saved_by,
  saved_at: row.saved_at.toISOString(),
  campaigns,
  retired: row.retired,
})

const leftOutOf = ({ left_out }: Pick<CampaignRow, 'left_out'>) =>
  Object.entries(left_out)
    .map(([reason, people]) => ({ reason: PlanReason.parse(reason), people }))
    .toSorted((one, other) => other.people - one.people)

const arrivesOf = async (
  services: Services,
  { campaign_id }: CampaignRow,
  text: TextRow,
): Promise<CampaignRecord['arrives']> => {
  const first = await findFirstWhoGets(services.db, campaign_id)
  const [row] = first === null ? [] : await listAddressees(services.db, [first.user_id])
  if (row === undefined) return null
  // The words alone are shown, not whose they are.
  const { language, header, subject, body } = writeTo(services, text, {
    ...row,
    first_name: somebody[row.language],
  })
  return { language, header, subject, text: body, parts: text.channel === 'sms' ? smsParts(body) : null }
}

/** A page of the plan, person by person. @throws Problem not_found. */
export const readPeople = async (
  services: Services,
  asked: PeopleAsk,
  page: { limit: number; offset: number },
): Promise<{ data: CampaignPerson[]; total: number }> => {
  const { db } = services
  const campaign = await findCampaign(db, asked.campaign_id)
  if (campaign === null) throw new Problem('not_found')
  const text = await findText(db, campaign.text_id, campaign.text_version)
  if (text === null) throw new Error('a campaign without its text')
  // While a plan is being made, the rows are of no plan yet.
  if (campaign.planned_at === null) return { data: [], total: 0 }
  const rows = await listPeopleRows(db, asked, page)
  const found = await listAddressees(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const people = new Map(found.map((row) => [row.user_id, row]))
  const data = rows.map(({ user_id, state, reason }) => {
    const row = people.get(user_id)
    const contact = text.channel === 'sms' ? row?.mobile_phone_number : row?.email
    const masked = contact === null || contact === undefined ? null : maskContact(contact)
    return { user_id, name: row?.first_name ?? null, contact: masked, state, reason }
  })
  return { data, total: await countPeople(db, asked) }
}

/** A campaign with its plan and what became of it. @throws Problem not_found. */
export const readCampaignOf = async (services: Services, id: string): Promise<CampaignRecord> => {
  const { db } = services
  const row = await findCampaign(db, id)
  if (row === null) throw new Problem('not_found')
  const text = await findText(db, row.text_id, row.text_version)
  if (text === null) throw new Error('a campaign without its text')
  const hasPlan = row.planned_at !== null
  const arrives = hasPlan ? await arrivesOf(services, row, text) : null
  const { sent, failed, waiting } = await countCampaignMessages(db, id)
  return {
    ...presentCampaign(row),
    text: presentText(text, 1),
    left_out: hasPlan ? leftOutOf(row) : [],
    arrives,
    parts: arrives?.parts === undefined || arrives.parts === null ? null : arrives.parts * row.will_get,
    report: {
      sent,
      failed,
      waiting,
      refused_since: await countRefused(db, id),
      failures: await listCampaignFailures(db, id),
    },
  }
}
