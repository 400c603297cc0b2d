import type { BrandDraft, OfficeBrand } from '@marketplace/contract/office/brands-office'
import { recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { holdStoredFile } from '../../platform/stored-files/published.ts'
import { insertBrand, lockBrands, updateBrand, type BrandRow } from './brands.queries.ts'
import { draftProblems, slugProblems } from './check-draft.ts'
import { draftToFacts, officeBrand, rowToDraft } from './draft-facts.ts'

/** What of the environment says where brands answer. */
export const brandSettings = ({ DEFAULT_BRAND, PUBLIC_URL }: Services['env']) => ({
  defaultSlug: DEFAULT_BRAND,
  publicHost: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).hostname,
})

interface AuditEvent {
  auditActor: AuditActor
  ip: string
}

type Fields = Readonly<Record<string, Json>>

/** The fields of `after` that differ, as they were and as they are. */
const changesOf = (before: Fields, after: Fields): { before: Fields; after: Fields } => {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Adds a brand. @throws Problem invalid_request naming fields. */
export const createBrand = (
  { db, env, now: clock }: Services,
  { slug, draft }: { slug: string; draft: BrandDraft },
  { auditActor, ip }: AuditEvent,
): Promise<OfficeBrand> =>
  db.transaction(async (tx) => {
    const settings = brandSettings(env)
    const brands = await lockBrands(tx)
    const problems = [
      ...slugProblems(slug, brands, settings.defaultSlug),
      ...draftProblems(draft, { stored: null, brands, publicHost: settings.publicHost }),
    ]
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    await holdMarks(tx, draft)
    const now = clock()
    const row = await insertBrand(tx, slug, draftToFacts(draft, null), env.DEMO ? 1 : 0, now)
    const object = { object_kind: 'brand', object_id: row.brand_id, object_name: row.name }
    await recordEvent(
      tx,
      { auditActor, action: 'brand.create', ...object, after: { slug, ...draft }, ip },
      now,
    )
    return officeBrand(row, settings)
  })

/** Uploaded marks have to be there; they cannot be cleared away from here on. @throws Problem invalid_request. */
const holdMarks = async (tx: Database, draft: BrandDraft): Promise<void> => {
  for (const field of ['logo', 'logo_on_brand', 'co_brand_logo'] as const) {
    const mark = draft[field]
    if (mark?.startsWith('/files/') === true && !(await holdStoredFile(tx, mark)))
      throw new Problem('invalid_request', [{ field, key: 'logo_invalid' }])
  }
}

const findStored = async (tx: Database, slug: string): Promise<{ stored: BrandRow; brands: BrandRow[] }> => {
  const brands = await lockBrands(tx)
  const stored = brands.find((brand) => brand.slug === slug)
  if (stored === undefined) throw new Problem('not_found')
  return { stored, brands }
}

/** Saves a whole brand. @throws Problem conflict with the present brand where `version` is not its, invalid_request, not_found. */
export const saveBrand = (
  { db, env, now: clock }: Services,
  { slug, version, draft }: { slug: string; version: number; draft: BrandDraft },
  { auditActor, ip }: AuditEvent,
): Promise<OfficeBrand> =>
  db.transaction(async (tx) => {
    const settings = brandSettings(env)
    const { stored, brands } = await findStored(tx, slug)
    if (stored.version !== version) throw new Problem('conflict', [], officeBrand(stored, settings))
    const problems = draftProblems(draft, { stored, brands, publicHost: settings.publicHost })
    if (problems.length > 0) throw new Problem('invalid_request', problems)
    const changes = changesOf(rowToDraft(stored), draft)
    if (Object.keys(changes.after).length === 0) return officeBrand(stored, settings)
    await holdMarks(tx, draft)
    const now = clock()
    const row = await updateBrand(tx, stored.brand_id, draftToFacts(draft, stored), now)
    const object = { object_kind: 'brand', object_id: row.brand_id, object_name: row.name }
    await recordEvent(tx, { auditActor, action: 'brand.save', ...object, ...changes, ip }, now)
    return officeBrand(row, settings)
  })
