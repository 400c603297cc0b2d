import type { BrandDraft, OfficeBrand } from '@marketplace/contract/office/brands-office'
import { messagesEn } from '@marketplace/contract/platform/messages.en'

/** What the studio sends at a save: the draft, and the version that it began from (null for a new brand). */
export interface StudioDraft {
  slug: string
  version: number | null
  draft: BrandDraft
}

/** A new brand begins with this. */
export const emptyDraft: BrandDraft = {
  name: '',
  legal_name: '',
  title: null,
  logo: 'name',
  logo_on_brand: null,
  co_brand_name: null,
  co_brand_logo: null,
  font_family: 'Inter',
  font_link: null,
  primary_colour: '#1d4ed8',
  secondary_colour: '#9a3412',
  terms_apply: 0,
  sub_domain_type: 'all',
  product_types: ['Personal Loans'],
  hosts: [],
  grievance_officer_name: '',
  grievance_email: '',
  grievance_phone: '',
  support_email: '',
  insurance_licensee_name: null,
  insurance_licence_number: null,
  insurance_referral_link: null,
  support_hours: null,
  registered_address: null,
  cin: null,
  company_website: null,
  dlt_entity_id: null,
  sms_header: null,
}

/** The words of each field, for the form and for what changed. */
export const fieldWords = {
  name: 'Name',
  legal_name: 'Company',
  title: 'Title',
  logo: 'Mark',
  logo_on_brand: 'Mark for its own colour',
  co_brand_name: 'Co-brand name',
  co_brand_logo: 'Co-brand mark',
  font_family: 'Face',
  font_link: 'Address of the face',
  primary_colour: 'Primary colour',
  secondary_colour: 'Secondary colour',
  terms_apply: 'T&Cs apply',
  sub_domain_type: 'Kind of site',
  product_types: 'Products',
  hosts: 'Host names',
  grievance_officer_name: 'Grievance officer',
  grievance_email: 'Grievance e-mail',
  grievance_phone: 'Grievance telephone',
  support_email: 'Support e-mail',
  support_hours: 'Support hours',
  registered_address: 'Registered address',
  cin: 'CIN',
  company_website: 'Website of the company',
  dlt_entity_id: 'DLT entity',
  sms_header: 'SMS header',
  insurance_licensee_name: 'Licensed insurance entity',
  insurance_licence_number: 'Licence number',
  insurance_referral_link: 'Link for referrals',
} as const satisfies Record<keyof BrandDraft, string>

const names = Object.keys(fieldWords) as (keyof BrandDraft)[]

/** The part of a brand that staff decide. */
export const draftOf = (brand: OfficeBrand): BrandDraft =>
  Object.fromEntries(names.map((name) => [name, brand[name]])) as unknown as BrandDraft

export const isSameDraft = (one: BrandDraft, other: BrandDraft): boolean =>
  names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))

/** The draft with something in the place of what is still empty: its picture is there from the first letter. */
export const filledDraft = (draft: BrandDraft): BrandDraft => ({
  ...draft,
  name: draft.name.trim() === '' ? 'Your brand' : draft.name,
  legal_name: draft.legal_name.trim() === '' ? 'Your company Private Limited' : draft.legal_name,
  co_brand_name: draft.co_brand_name === '' ? 'Your partner' : draft.co_brand_name,
  grievance_officer_name:
    draft.grievance_officer_name.trim() === '' ? 'Name of the officer' : draft.grievance_officer_name,
  grievance_email: draft.grievance_email === '' ? 'grievance@example.com' : draft.grievance_email,
  grievance_phone: draft.grievance_phone === '' ? '1800-000-0000' : draft.grievance_phone,
  support_email: draft.support_email === '' ? 'support@example.com' : draft.support_email,
})

/** An optional line: nothing typed is none. */
export const optionalLine = (typed: string): string | null => (typed === '' ? null : typed)

/** Host names, one a line; spaces around them and capitals are no part of them. */
export const hostsFromText = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((host) => host.toLowerCase())
    .filter((host) => host !== '')

/** What was refused, and the server's words by path: of its schema ("draft.hosts.0") or of its rules ("hosts.0"). */
export interface Refused {
  errors: Readonly<Record<string, string>>
  values: StudioDraft
}

const isField = (field: string): field is keyof BrandDraft => field in fieldWords

/** What is said of every field alike, as the rule of this one. */
const ruleOf = (field: string, message: string, { slug }: StudioDraft): string => {
  const label = field === 'slug' ? 'Short name' : isField(field) ? fieldWords[field] : null
  const isMissing = message === messagesEn.field_required || (field === 'slug' && slug === '')
  if (label !== null && isMissing) return `${label} is missing`
  return field === 'slug' && message === messagesEn.invalid_value
    ? 'Small letters, digits and - only'
    : message
}

/** The server's words by field, as long as the field is what it was when it was refused. */
export const draftErrors = (
  { errors, values }: Refused,
  now: StudioDraft,
): Readonly<Record<string, string>> => {
  const valueOf = (of: StudioDraft, field: string): string =>
    JSON.stringify(field === 'slug' ? of.slug : of.draft[field as keyof BrandDraft])
  const byField: Record<string, string> = {}
  for (const [path, message] of Object.entries(errors)) {
    const [field = ''] = path.replace(/^draft\./, '').split('.')
    if (valueOf(values, field) === valueOf(now, field)) byField[field] ??= ruleOf(field, message, values)
  }
  return byField
}
