import type { MaskName } from '@marketplace/contract/customers/customer-field'
import { isPermission, maskOf, sealedQuestions } from '@marketplace/contract/customers/customer-fields'
import type { PlainCode } from '../../platform/http/problem.ts'
import type { MessageKey } from '@marketplace/contract/platform/messages.en'
import { namePartsOf } from '@marketplace/contract/customers/pan-name'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import { optionSetOf, type OptionField } from '@marketplace/contract/customers/profile-options'
import type { ProfilePatch } from '@marketplace/contract/customers/profiles'
import { echoesMask, isMasked } from '../../platform/personal-data/mask-personal-data.ts'
import { birthDateProblem } from './identity/birth-date-problem.ts'
import { maskSealed, type OpenProfile } from './open-profile.ts'

/** What the rule knows of the world. */
export interface SaveSurroundings {
  /** The calendar day in India, YYYY-MM-DD. */
  today: string
  age_min: number
  age_max: number
  /** Whether an option is offered now; one that is retired stays with whoever chose it. */
  hasOption: (set: OptionSetName, id: number) => boolean
  /** The upper end of a band of householdIncome in rupees a year; null is open, or not known. */
  householdMax: (option: number) => number | null
}

export interface FieldProblem {
  field: string
  key: MessageKey
}

/** Fields of the profile with their new clear values. */
export type ProfileChanges = Omit<ProfilePatch, 'mobile_phone_number' | 'product_type'>

/** The fields to change with their new clear values, or why nothing is saved. */
export type SavePlan =
  | { refusal: null; changes: ProfileChanges }
  | { refusal: PlainCode; problems: readonly FieldProblem[] }

/** Keys of the messages for a sealed value whose asterisks are not its mask. */
const notTheMask = {
  name: 'pan_name_invalid',
  birth_date: 'birth_date_invalid',
  pan: 'pan_invalid',
  account_number: 'account_number_invalid',
  gstin: 'gstin_invalid',
} as const satisfies Record<MaskName, MessageKey>

const sameAddress = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/**
 * A household earns at least what one of it earns: an income of one's own above the whole household's is a slip in one of them, and
 * the microfinance rule would go by it. Told of the answers of this save alone; the others stand as they were.
 */
const householdProblem = (
  stored: OpenProfile,
  changes: ProfileChanges,
  { householdMax }: SaveSurroundings,
): FieldProblem | null => {
  const names = ['monthly_income', 'household_income', 'household_income_amount'] as const
  const changed = names.filter((name) => changes[name] != null)
  if (changed.length === 0) return null
  const answers = { ...stored.facts, ...changes }
  const { monthly_income, household_income: band, household_income_amount: amount } = answers
  if (monthly_income == null || band == null) return null
  const most = householdMax(band)
  const household = band === 1 && amount != null ? amount : most
  if (household === null || household >= monthly_income * 12) return null
  return { field: changed.at(-1) ?? 'household_income', key: 'household_below_income' }
}

/** A contact that was proved, or that opens the account, changes by passcode alone (decisions.md 12). */
const contactProblems = (patch: ProfilePatch, { facts }: OpenProfile): FieldProblem[] => {
  const problems: FieldProblem[] = []
  if (facts.email_verified === 1 && patch.email !== undefined && !sameAddress(patch.email, facts.email)) {
    problems.push({ field: 'email', key: 'contact_needs_passcode' })
  }
  if (patch.mobile_phone_number !== undefined && patch.mobile_phone_number !== facts.mobile_phone_number) {
    problems.push({ field: 'mobile_phone_number', key: 'contact_needs_passcode' })
  }
  return problems
}

/**
 * The parts of a name follow from the whole, as long as they are not told themselves; where another part is told, the whole is none
 * any more.
 */
const withName = (changes: ProfileChanges, { facts, clear }: OpenProfile): ProfileChanges => {
  const { pan_name, first_name = facts.first_name, last_name = facts.last_name } = changes
  if (pan_name === undefined) {
    const isOther = first_name !== facts.first_name || last_name !== facts.last_name
    return isOther && clear.pan_name !== null ? { ...changes, pan_name: null } : { ...changes }
  }
  const parts = pan_name === null ? { first_name: null, last_name: null } : namePartsOf(pan_name)
  return { ...parts, ...changes }
}

/**
 * Decides what a save changes (trust.md, Personal data; decisions.md 2, 12, 19). The patch has passed the formats of the
 * contract. A mask that comes back changes nothing; asterisks with anything new among them are refused. The age counts in
 * completed years on the day in India.
 */
export const planProfileSave = (
  stored: OpenProfile,
  patch: ProfilePatch,
  surroundings: SaveSurroundings,
): SavePlan => {
  const contacts = contactProblems(patch, stored)
  if (contacts.length > 0) return { refusal: 'contact_needs_passcode', problems: contacts }

  const problems: FieldProblem[] = []
  const { mobile_phone_number: _, product_type: __, ...changes } = patch
  const masks = maskSealed(stored.clear)
  for (const field of sealedQuestions) {
    const value = changes[field]
    if (value == null || !isMasked(value)) continue
    if (!echoesMask(value, masks[field])) problems.push({ field, key: notTheMask[maskOf(field)] })
    delete changes[field]
  }
  if (changes.birth_date != null) {
    const key = birthDateProblem(changes.birth_date, surroundings)
    if (key !== null) problems.push({ field: 'birth_date', key })
  }
  for (const [field, set] of Object.entries(optionSetOf) as [OptionField, OptionSetName][]) {
    const id = changes[field]
    if (id != null && id !== stored.facts[field] && !surroundings.hasOption(set, id))
      problems.push({ field, key: 'option_invalid' })
  }
  const household = householdProblem(stored, changes, surroundings)
  if (household !== null) problems.push(household)
  const named = withName(changes, stored)
  // A verified address keeps the spelling that was proved.
  if (stored.facts.email_verified === 1) delete named.email
  if (problems.length === 0) return { refusal: null, changes: withPlainFlags(named) }
  const refusal = problems.every(({ key }) => key === 'age_not_allowed')
    ? 'age_out_of_range'
    : 'invalid_request'
  return { refusal, problems }
}

/** A flag that is 0 unless said: emptying one says no. */
const isPlainFlag = (field: string): boolean => field === 'is_editing' || isPermission(field)

const withPlainFlags = (changes: ProfileChanges): ProfileChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value === null && isPlainFlag(field) ? 0 : value,
    ]),
  )
