import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listOptionBands, listOptionRows } from '../../reference/option-sets/published.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import type { Services } from '../../reference/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { noteSavedDetails, takeBackCompleted } from './customer-products.queries.ts'
import { openProfile, sealContext, toAnswer, type OpenProfile } from './open-profile.ts'
import { indexPanEnding } from './identity/pan-ending.ts'
import { planProfileSave, type ProfileChanges, type SaveSurroundings } from './plan-profile-save.ts'
import { completedLoans } from './product-flags.ts'
import { completionOf, staysComplete, type CompletionFacts } from './profile-completion.ts'
import { lockProfileRow, sealedColumns, updateProfileRow, type ProfileValues } from './profiles.queries.ts'
import { keepFormerIdentity, type IdentityOf } from './identity/standing-identity.ts'
import { personalUpdateRequired } from './update-required.ts'

/**
 * Saves the sent fields of a customer; fields sent by two windows at once meet field by field, the last one wins.
 *
 * The details page saves as the customer types with `is_editing` 1: whatever is valid is kept, complete or not. "See my
 * offers" sends `is_editing` 0 with the product that it is for, Personal Loans where it names none: a profile that lacks
 * something of what its offers go by is then refused, and a complete one sets the product's completed flag and clears that it has to be
 * looked at again. Whether its details are being edited is told of one product and leaves the others as they are. The product of
 * the last save is where a link that staff send goes on. Emptying a field takes back the flag of each product that needs it. A
 * refused save changes nothing.
 * @throws Problem not_found; contact_needs_passcode, age_out_of_range, invalid_request or profile_incomplete with the fields.
 */
export const saveProfile = (
  services: Services,
  { user_id: userId, token_hash }: IdentityOf,
  patch: ProfilePatch,
): Promise<Profile> =>
  services.db.transaction(async (tx) => {
    const row = await lockProfileRow(tx, userId)
    if (row === null) throw new Problem('not_found')
    const stored = await openProfile(services.vault, row)
    const now = services.now()
    const plan = planProfileSave(stored, patch, await readSurroundings(tx, patch, dayInIndia(now)))
    if (plan.refusal !== null) throw new Problem(plan.refusal, plan.problems)

    const { is_editing: editing, ...changes } = plan.changes
    const facts = afterSave(stored, changes)
    const product = patch.product_type ?? 'Personal Loans'
    const completed = patch.is_editing === 0
    if (completed) {
      const { missing } = completionOf(product, facts)
      if (missing.length > 0) throw new Problem('profile_incomplete', missing)
    }
    const incomplete = nowIncomplete(stored, facts)
    if (incomplete.length > 0) await takeBackCompleted(tx, userId, incomplete)
    if (patch.product_type !== undefined || editing !== undefined)
      await noteSavedDetails(tx, userId, { product, editing: editing ?? undefined, completed }, now)
    const identity = { stored: stored.clear, changed: { ...stored.clear, ...definedOnly(changes) }, now }
    await keepFormerIdentity(tx, services.vault, { user_id: userId, token_hash }, identity)
    const saved = await updateProfileRow(tx, userId, toColumns(services, userId, changes), now)
    if (saved === null) throw new Problem('not_found')
    const answer = await openProfile(services.vault, saved)
    return toAnswer(
      answer,
      personalUpdateRequired(answer.facts.products, () => staysComplete('Personal Loans', facts), now),
    )
  })

/** The loans that were complete and now lack something. */
const nowIncomplete = (stored: OpenProfile, facts: CompletionFacts): LoanProduct[] =>
  completedLoans(stored.facts.products).filter((product) => !staysComplete(product, facts))

const readSurroundings = async (
  db: Database,
  patch: ProfilePatch,
  today: string,
): Promise<SaveSurroundings> => {
  const choosesOption = Object.keys(optionSetOf).some((field) => Object.hasOwn(patch, field))
  const options = new Set(
    (choosesOption ? await listOptionRows(db) : [])
      .filter(({ is_retired }) => !is_retired)
      .map(({ set_name, id }) => `${set_name}:${id}`),
  )
  const toldHousehold = patch.household_income != null || patch.household_income_amount != null
  const bands = toldHousehold || patch.monthly_income != null ? await listOptionBands(db) : []
  const figures = patch.birth_date == null ? null : await listFiguresOn(db, today)
  return {
    today,
    age_min: figureOf(figures, 'age_min'),
    age_max: figureOf(figures, 'age_max'),
    hasOption: (set, id) => options.has(`${set}:${id}`),
    householdMax: (option) =>
      bands.find(({ set_name, option_id }) => set_name === 'householdIncome' && option_id === option)
        ?.band_max ?? null,
  }
}

/** @throws Error where the figure is not in the reference data: an age is never let through unchecked. */
const figureOf = (figures: ReadonlyMap<string, number> | null, name: string): number => {
  if (figures === null) return Number.NaN
  const value = figures.get(name)
  if (value === undefined) throw new Error(`regulated figure ${name} is missing`)
  return value
}

const afterSave = ({ facts, clear }: OpenProfile, changes: ProfileChanges): CompletionFacts => ({
  ...facts,
  ...clear,
  ...definedOnly(changes),
})

/** Clear values as the table holds them: sealed ones sealed, the PAN beside its blind indexes. */
const toColumns = ({ vault }: Services, userId: string, changes: ProfileChanges): ProfileValues => {
  const sealed = sealedColumns.flatMap((column) => {
    const clear = changes[column]
    if (clear === undefined) return []
    return [[column, clear === null ? null : vault.seal(clear, sealContext(column, userId))] as const]
  })
  const { tin } = changes
  return {
    ...definedOnly(changes),
    ...Object.fromEntries(sealed),
    ...(tin !== undefined && {
      tin_index: tin === null ? null : vault.blindIndex('tin', tin),
      tin_last4_index: tin === null ? null : indexPanEnding(vault, tin),
    }),
  }
}

const definedOnly = (changes: ProfileChanges): ProfileValues => {
  const values: Record<string, string | number | null> = {}
  for (const [name, value] of Object.entries(changes)) if (value !== undefined) values[name] = value
  return values
}
