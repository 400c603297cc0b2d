import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { FontFamily, FontLink, SubDomainType } from '../reference/brands.ts'
import type { Call } from '../platform/call.ts'
import { Email, Flag, Instant, LanguageId, Slug } from '../platform/formats.ts'
import { HttpsLink, UtmLink } from '../market/lender-values.ts'
import { ProductType } from '../reference/products.ts'
import { DltId, SmsHeader } from '../customers/dlt.ts'

/** One line of text that says something: 1 to `max` characters, not blank, no control characters. */
const line = (max: number) =>
  z
    .string({ error: 'field_required' })
    .check(
      z.maxLength(max, 'text_invalid'),
      z.regex(/^\P{Cc}*$/u, 'text_invalid'),
      z.regex(/\S/, 'field_required'),
    )

const Colour = z
  .string({ error: 'colour_invalid' })
  .check(z.maxLength(7, 'colour_invalid'), z.regex(/^#[0-9a-f]{6}$/, 'colour_invalid'))

/** A DNS name of at least two labels in lower case, an internationalised one in its xn-- form; no port, no address. */
const HostName = z
  .string({ error: 'host_invalid' })
  .check(
    z.maxLength(253, 'host_invalid'),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'host_invalid'),
  )

/**
 * Where a mark comes from. `drawn`: the drawing that the brand has had from the start. `name`: the name, set in the brand's
 * colour. Else the address of an image that was uploaded here.
 */
const Mark = z
  .string({ error: 'logo_invalid' })
  .check(
    z.maxLength(200, 'logo_invalid'),
    z.regex(/^(?:drawn|name|\/files\/[a-z0-9-]{8,60}\.webp)$/, 'logo_invalid'),
  )

/** A logo for the brand's own colour: the drawing that it has had from the start, or an image that was uploaded here. */
const MarkOnBrand = z
  .string({ error: 'logo_invalid' })
  .check(
    z.maxLength(200, 'logo_invalid'),
    z.regex(/^(?:drawn|\/files\/[a-z0-9-]{8,60}\.webp)$/, 'logo_invalid'),
  )

/** A corporate identity number: listing, industry, state, year, ownership, registration (Companies Act, 2013). */
export const Cin = z
  .string({ error: 'cin_invalid' })
  .check(
    z.maxLength(21, 'cin_invalid'),
    z.regex(/^[LU][0-9]{5}[A-Z]{2}(?:19|20)[0-9]{2}[A-Z]{3}[0-9]{6}$/, 'cin_invalid'),
  )

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** What staff decide about a brand (section 1, Brands); all of it is sent at each save. */
export const BrandDraft = z.strictObject({
  name: line(60),
  /** The company behind the brand, as the footer names it. */
  legal_name: line(120),
  title: z.nullable(line(80)),
  logo: Mark,
  /** Null: the head of its pages stays white. */
  logo_on_brand: z.nullable(MarkOnBrand),
  /** Both null, or both there. */
  co_brand_name: z.nullable(line(60)),
  co_brand_logo: z.nullable(Mark),
  /** One of `brandFonts`, or the name of the face at `font_link`. */
  font_family: FontFamily,
  font_link: z.nullable(FontLink),
  primary_colour: Colour,
  secondary_colour: Colour,
  terms_apply: Flag,
  sub_domain_type: SubDomainType,
  product_types: z
    .array(ProductType, { error: 'product_needed' })
    .check(z.minLength(1, 'product_needed'), z.maxLength(20), z.refine(unique, 'listed_twice')),
  hosts: z.array(HostName).check(z.maxLength(20, 'host_invalid'), z.refine(unique, 'listed_twice')),
  grievance_officer_name: line(80),
  grievance_email: Email,
  grievance_phone: z
    .string({ error: 'phone_invalid' })
    .check(z.maxLength(20, 'phone_invalid'), z.regex(/^\+?[0-9][0-9 -]{5,18}$/, 'phone_invalid')),
  support_email: Email,
  support_hours: z.nullable(line(80)),
  /** Of the company behind the brand. Customers see these as soon as they are stated. */
  registered_address: z.nullable(line(300)),
  cin: z.nullable(Cin),
  company_website: z.nullable(HttpsLink),
  /** What SMS of the brand are registered under with the operators (TRAI TCCCPR 2018). Both null, or both there. */
  dlt_entity_id: z.nullable(DltId),
  sms_header: z.nullable(SmsHeader),
  /** The licensed insurance entity that customers are referred to. All three null, or all there. */
  insurance_licensee_name: z.nullable(line(120)),
  insurance_licence_number: z.nullable(line(40)),
  /** Where customers go on: {UNIQUE_ID} is replaced with the referral's id, and has to be there. */
  insurance_referral_link: z.nullable(
    UtmLink.check(z.refine((link) => link.includes('{UNIQUE_ID}'), 'unique_id_missing')),
  ),
})
export type BrandDraft = z.output<typeof BrandDraft>

/** A brand as the studio holds it: the draft it was last saved as, and what is not staff's to decide. */
export const OfficeBrand = z.object({
  ...BrandDraft.shape,
  brand_id: z.number(),
  slug: Slug,
  /** Counts the saves; a save names the one it began from. */
  version: z.number(),
  updated_at: Instant,
  /** What customers see now: addresses of images. */
  logo_url: z.string(),
  logo_on_brand_url: z.nullable(z.string()),
  co_brand_logo_url: z.nullable(z.string()),
  /** 1 where the choice `drawn` is there. */
  has_drawn_logo: Flag,
  has_drawn_logo_on_brand: Flag,
  has_drawn_co_brand_logo: Flag,
  /** 1 for the brand that answers at every host that is nobody's. */
  is_default: Flag,
  /** 1 while the lenders shown are invented examples. */
  example_data: Flag,
  /** Every host name that the brand answers at now, those that follow from its slug included. */
  answers_at: z.array(z.string()),
})
export type OfficeBrand = z.output<typeof OfficeBrand>

/** By id. `default_slug`: the slug of the default brand of this server; `has_default` is 0 until it is created. */
export const listBrandsOffice = {
  method: 'GET',
  path: '/api/brands/list',
  audience: [1],
  limit: 'read',
  query: z.object({
    page: z._default(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(10_000)), 1),
    page_size: z._default(z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(200)), 100),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(OfficeBrand),
    page: z.number(),
    page_size: z.number(),
    total: z.number(),
    default_slug: z.string(),
    has_default: Flag,
  }),
  errors: [],
} as const satisfies Call

export const getBrandOffice = {
  method: 'GET',
  path: '/api/brands/get/:slug',
  audience: [1],
  limit: 'read',
  params: z.object({ slug: Slug }),
  answer: dataOf(OfficeBrand),
  errors: ['not_found'],
} as const satisfies Call

const Saved = z.object({ success: z.literal(true), message: z.string(), data: OfficeBrand })

/**
 * Adds a brand. The slug is its address for good. The first brand of a server must be the default one.
 * Errors: invalid_request with details by field.
 */
export const createBrand = {
  method: 'POST',
  path: '/api/brands/create',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({ slug: Slug, draft: BrandDraft }),
  answer: Saved,
  errors: [],
} as const satisfies Call

/**
 * Saves the whole brand. `version` is the one that the edit began from.
 * Errors: conflict, with the brand as it is now under `present`, where somebody saved in between; invalid_request with details
 * by field; not_found.
 */
export const saveBrand = {
  method: 'POST',
  path: '/api/brands/save',
  audience: [1],
  stepUp: true,
  limit: 'write',
  body: z.strictObject({
    slug: Slug,
    version: z.number().check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647)),
    draft: BrandDraft,
  }),
  answer: Saved,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** The pages that the studio shows of a draft. */
export const previewPages = ['start', 'offers'] as const

/**
 * Makes pages of a draft that nobody but the holder of their address sees, for ten minutes; a member of staff has the newest
 * few at a time. `slug`: the brand that is edited; null for one that is not there yet.
 */
export const previewBrand = {
  method: 'POST',
  path: '/api/brands/preview',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ slug: z.nullable(Slug), draft: BrandDraft, language: LanguageId }),
  answer: dataOf(
    z.object({
      token: z.string(),
      expires_at: Instant,
      /** Addresses to frame, by page. */
      urls: z.object({ start: z.string(), offers: z.string() }),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call
