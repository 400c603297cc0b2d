import type { CampaignChannel, CampaignWords } from '@marketplace/contract/care/campaign-texts'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { ContactPurpose } from '@marketplace/contract/customers/contact'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface TextRow extends CampaignWords {
  text_id: number
  name: string
  channel: CampaignChannel
  purpose: ContactPurpose
  version: number
  retired: 0 | 1
  saved_by: string
  saved_at: Date
}

const textColumns = sql`t.text_id, t.name, t.channel, t.purpose, t.retired, v.version, v.entity_id, v.link_path, v.lender_id, v.approved_by,
  v.valid_until, v.saved_by, v.saved_at, (select jsonb_object_agg(w.language,
    jsonb_build_object('subject', w.subject, 'words', w.words, 'dlt_template', w.dlt_template))
    from campaign_wording w where w.text_id = v.text_id and w.version = v.version) as wordings`

/** Each text in its newest version. */
export const listTexts = (db: Database): Promise<(TextRow & { campaigns: number })[]> =>
  db.rows(sql`select ${textColumns}, (select count(*) from campaign c where c.text_id = t.text_id) as campaigns
    from campaign_text t join campaign_text_version v on v.text_id = t.text_id and v.version = t.version
    order by t.retired, t.name`)

/** A text in a version; the newest where it is null. */
export const findText = (db: Database, textId: number, version: number | null): Promise<TextRow | null> =>
  db.row(sql`select ${textColumns} from campaign_text t
    join campaign_text_version v on v.text_id = t.text_id and v.version = coalesce(${version}::integer, t.version)
    where t.text_id = ${textId}`)

export const lockText = (
  tx: Database,
  textId: number,
): Promise<Pick<TextRow, 'version' | 'channel' | 'purpose'> | null> =>
  tx.row(sql`select version, channel, purpose from campaign_text where text_id = ${textId} for no key update`)

/** @returns its id; null where another one has the name. */
export const addText = async (
  tx: Database,
  row: { name: string; channel: CampaignChannel; purpose: string },
): Promise<number | null> =>
  (
    await tx.row<{ text_id: number }>(sql`insert into campaign_text (name, channel, purpose, version)
      values (${row.name}, ${row.channel}, ${row.purpose}, 1) on conflict (name) do nothing returning text_id`)
  )?.text_id ?? null

/** @returns 0 where another one has the name. */
export const updateText = (
  tx: Database,
  row: { text_id: number; name: string; version: number; retired: 0 | 1 },
): Promise<number> =>
  tx.run(sql`update campaign_text set name = ${row.name}, version = ${row.version}, retired = ${row.retired}
    where text_id = ${row.text_id}
      and not exists (select from campaign_text o where o.name = ${row.name} and o.text_id <> ${row.text_id})`)

export const addVersion = async (
  tx: Database,
  of: { text_id: number; version: number; saved_by: string; saved_at: Date },
  { wordings, entity_id, link_path, lender_id, approved_by, valid_until }: CampaignWords,
): Promise<void> => {
  await tx.run(sql`insert into campaign_text_version (text_id, version, entity_id, link_path, lender_id, approved_by, valid_until, saved_by,
      saved_at)
    values (${of.text_id}, ${of.version}, ${entity_id}, ${link_path}, ${lender_id}, ${approved_by}, ${valid_until}, ${of.saved_by},
      ${of.saved_at})`)
  const all = offeredLanguages.map((language) => ({ language, ...wordings[language] }))
  await tx.run(sql`insert into campaign_wording (text_id, version, language, subject, words, dlt_template)
    select ${of.text_id}, ${of.version}, w.language, w.subject, w.words, w.dlt_template
    from unnest(${all.map(({ language }) => language)}::text[], ${all.map(({ subject }) => subject)}::text[],
      ${all.map(({ words }) => words)}::text[], ${all.map(({ dlt_template }) => dlt_template)}::text[])
      as w (language, subject, words, dlt_template)`)
}
