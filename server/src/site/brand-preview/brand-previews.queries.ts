import type { BrandDraft } from '@marketplace/contract/office/brands-office'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface BrandPreview {
  slug: string | null
  language: LanguageId
  draft: BrandDraft
}

/** Keeps a draft under the hash of its token. What is over goes, and of this member of staff all but the newest `keep`. */
export const addBrandPreview = async (
  db: Database,
  preview: BrandPreview & { token_hash: Buffer; staff_id: number; expires_at: Date; now: Date; keep: number },
): Promise<void> => {
  const { token_hash, staff_id, slug, language, draft, expires_at } = preview
  await db.run(sql`insert into brand_preview (token_hash, staff_id, slug, language, draft, expires_at)
    values (${token_hash}, ${staff_id}, ${slug}, ${language}, ${JSON.stringify(draft)}, ${expires_at})`)
  await db.run(sql`delete from brand_preview where expires_at <= ${preview.now} or (staff_id = ${staff_id} and token_hash not in
    (select newest.token_hash from brand_preview newest where newest.staff_id = ${staff_id}
      order by newest.expires_at desc, newest.token_hash = ${token_hash} desc limit ${preview.keep}))`)
}

/** The draft that a token stands for, unless it is over. */
export const findBrandPreview = (db: Database, tokenHash: Buffer, now: Date): Promise<BrandPreview | null> =>
  db.row(
    sql`select slug, language, draft from brand_preview where token_hash = ${tokenHash} and expires_at > ${now}`,
  )
