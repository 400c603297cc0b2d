import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Slug } from '../platform/formats.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** What a brand's sub-domain is for; `loans` and `goldloans` hide "Return to Products" (section 2). */
export const SubDomainType = z.enum(['all', 'loans', 'goldloans', 'cards', 'solar'])

/** The faces that the product ships (`web/src/brand/fonts`); a brand picks one by its family name. */
export const brandFonts = ['Inter', 'Poppins', 'Mukta', 'Nunito Sans'] as const

/** The family name of a face: letters, digits, spaces and dashes, so that it can stand in a style sheet as it is. */
export const FontFamily = z
  .string({ error: 'font_invalid' })
  .check(z.maxLength(40, 'font_invalid'), z.regex(/^[A-Za-z][A-Za-z0-9 -]*$/, 'font_invalid'))

/** Where a face that the product does not ship is fetched from: one .woff2 file over https (decisions 021). */
export const FontLink = z
  .string({ error: 'font_link_invalid' })
  .check(
    z.maxLength(300, 'font_link_invalid'),
    z.regex(
      /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?:\/[A-Za-z0-9._~-]+)+\.woff2$/,
      'font_link_invalid',
    ),
  )

/** One brand as the page needs it (section 1). One row of table `brand`. */
export const Brand = z.object({
  brand_id: z.number(),
  slug: Slug,
  name: z.string(),
  /** The company behind the brand: "{name} is a trading name of {legal_name}". */
  legal_name: z.string(),
  title: z.nullable(z.string()),
  logo_url: z.string(),
  /** A logo for the brand's own colour; null where it has none, and its head is white. */
  logo_on_brand_url: z.nullable(z.string()),
  co_brand_logo_url: z.nullable(z.string()),
  co_brand_name: z.nullable(z.string()),
  /** One of `brandFonts`, or the name of the face at `font_link`. */
  font_family: FontFamily,
  font_link: z.nullable(FontLink),
  primary_colour: Colour,
  secondary_colour: Colour,
  border_radius: z.number(),
  terms_apply: Flag,
  sub_domain_type: SubDomainType,
  grievance_officer_name: z.string(),
  grievance_email: z.string(),
  grievance_phone: z.string(),
  support_email: z.string(),
  /** When somebody answers at the support: "Monday to Saturday, 9:30 to 18:30". Null until it is stated. */
  support_hours: z.nullable(z.string()),
  /** Of the company behind the brand: its registered address, its corporate identity number and its own site. */
  registered_address: z.nullable(z.string()),
  cin: z.nullable(z.string()),
  company_website: z.nullable(z.string()),
  /** The licensed entity that insurance is referred to, and its licence; both null where the brand has none and shows no insurance. */
  insurance_licensee_name: z.nullable(z.string()),
  insurance_licence_number: z.nullable(z.string()),
  /** 1 while the lenders shown are invented examples. */
  example_data: Flag,
})
export type Brand = z.output<typeof Brand>

/**
 * The brand of the host (section 7, Startup). `partner_id` names a partner: the brand of its name where it has one, else the host's
 * brand, under which it works; 0 is the back office's, the host's brand.
 */
export const getBrandConfig = {
  method: 'GET',
  path: '/api/brand-config',
  audience: 'anyone',
  limit: 'read',
  query: z.object({
    partner_id: z.optional(
      z.coerce
        .number({ error: 'invalid_value' })
        .check(
          z.multipleOf(1, 'invalid_value'),
          z.gte(0, 'invalid_value'),
          z.lte(2_147_483_647, 'invalid_value'),
        ),
    ),
  }),
  answer: dataOf(Brand),
  errors: ['not_found'],
} as const satisfies Call
