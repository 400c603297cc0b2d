import * as z from 'zod/mini'
import { Id, Instant } from '../platform/formats.ts'
import { insuranceKinds } from '../catalogue/insurance.ts'

/** What a customer chose that is no application of ours: cards gone on to, insurance referrals, vouchers. The newest first. */
export const Choices = z.object({
  /** One row a visit to an issuer; the id is all that the issuer knows. */
  card_clicks: z.array(
    z.object({
      click_id: Id,
      card_name: z.string(),
      issuer_name: z.nullable(z.string()),
      at: Instant,
    }),
  ),
  insurance_referrals: z.array(
    z.object({
      referral_id: Id,
      kind: z.enum(insuranceKinds),
      plan_name: z.string(),
      insurer_name: z.string(),
      licensee_name: z.string(),
      at: Instant,
      withdrawn_at: z.nullable(Instant),
    }),
  ),
  /** Never with the code: that is its owner's alone, on the page of the vouchers. */
  voucher_claims: z.array(
    z.object({ reference: z.string(), merchant_name: z.string(), value: z.string(), at: Instant }),
  ),
})
export type Choices = z.output<typeof Choices>
