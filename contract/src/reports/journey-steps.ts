import * as z from 'zod/mini'

/**
 * The steps of a journey in their order. Each is counted once for its subject, at the moment that it was first reached:
 * `started`: a passcode was asked for (one start, by prospect application id); `signed_in`: that start's passcode was proved;
 * `details_completed`: a customer pressed on with complete details for the first time; the others are of an application:
 * `offers_shown`: a settled list with at least one offer was kept; `applied`: the first lender was chosen; `sent`: a first
 * lender has it; `approved`: a first lender approved it, or went straight beyond; `disbursed`: a first lender paid, in part
 * or in whole. So a step may count more than the one before it: who applied today may have signed in yesterday.
 */
export const journeySteps = [
  'started',
  'signed_in',
  'details_completed',
  'offers_shown',
  'applied',
  'sent',
  'approved',
  'disbursed',
] as const
export const JourneyStep = z.enum(journeySteps, { error: 'invalid_value' })
export type JourneyStep = z.output<typeof JourneyStep>

/** As staff read them. */
export const stepLabels: Readonly<Record<JourneyStep, string>> = {
  started: 'Started',
  signed_in: 'Signed in',
  details_completed: 'Details completed',
  offers_shown: 'Offers shown',
  applied: 'Applied',
  sent: 'With a lender',
  approved: 'Approved',
  disbursed: 'Disbursed',
}
