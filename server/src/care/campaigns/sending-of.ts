import { kindOfPurpose } from '@marketplace/contract/customers/contact'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { AddresseeRow } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import type { PersonAsk } from '../../customers/contact-rules/judge-contacts.ts'
import type { TextRow } from './campaign-texts.queries.ts'
import { callName, fillWords, unfitVariable, type WordValues } from './fill-words.ts'

type BrandServices = Pick<Services, 'brands' | 'env'>

/** What somebody is sent, ready to go. */
export interface Written {
  brand_id: number | null
  to: string
  language: LanguageId
  /** What stands above an SMS; null of an e-mail, and of a brand without one. */
  header: string | null
  subject: string | null
  body: string
  /** False where the operators do not know these words for this brand, or a value may not stand in them. */
  is_approved: boolean
}

const brandOf = ({ brands }: BrandServices, brandId: number | null) =>
  brands().brands.find(({ brand }) => brand.brand_id === brandId)

/** The values of the words for a customer. */
const valuesOf = (
  services: BrandServices,
  { link_path }: Pick<TextRow, 'link_path'>,
  person: Pick<AddresseeRow, 'first_name' | 'brand_id' | 'language'>,
): WordValues => {
  const known = brandOf(services, person.brand_id)
  return {
    first_name: callName(person.first_name, person.language),
    brand: known?.brand.name ?? '',
    link: known === undefined ? '' : `${brandOrigin(services.env, known)}${link_path ?? ''}`,
    phone: known?.brand.grievance_phone ?? '',
  }
}

const endHere: Readonly<Record<LanguageId, string>> = {
  en: 'To end e-mails like this one:',
  hi: 'ऐसे ई-मेल नहीं चाहिए? यहाँ बंद करें:',
}

/** What an e-mail ends with: whoever gets it can end such e-mails by one tap. */
const farewell = (services: BrandServices, brandId: number | null, language: LanguageId): string => {
  const known = brandOf(services, brandId)
  return known === undefined
    ? ''
    : `\n\n${endHere[language]} ${brandOrigin(services.env, known)}/user/contacts\n`
}

/** A text as a person gets it. Without their own number or address `to` is empty. */
export const writeTo = (services: BrandServices, text: TextRow, person: AddresseeRow): Written => {
  const { language, brand_id } = person
  const known = brandOf(services, brand_id)
  const values = valuesOf(services, text, person)
  const { words, subject, dlt_template } = text.wordings[language]
  const isSms = text.channel === 'sms'
  const isKnown =
    known !== undefined &&
    (!isSms || (known.sms_header !== null && known.dlt_entity_id === text.entity_id && dlt_template !== null))
  return {
    brand_id,
    to: (isSms ? person.mobile_phone_number : person.email) ?? '',
    language,
    header: isSms ? (known?.sms_header ?? null) : null,
    subject: subject === null ? null : fillWords(subject, values),
    body: fillWords(words, values) + (isSms ? '' : farewell(services, brand_id, language)),
    is_approved:
      isKnown &&
      unfitVariable(`${subject ?? ''} ${words}`, values, isSms ? undefined : Number.POSITIVE_INFINITY) ===
        null,
  }
}

/** What the rule of contacts is asked for a person. */
export const askOf = (
  text: TextRow,
  of: { user_id: string; brand_id: number | null; is_approved: boolean; at: Date },
): PersonAsk => ({
  user_id: of.user_id,
  channel: text.channel,
  purpose: text.purpose,
  kind: kindOfPurpose(text.purpose),
  brand_id: of.brand_id,
  lender_id: text.lender_id,
  at: of.at,
  template_approved: of.is_approved,
})
