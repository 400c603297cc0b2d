/**
 * The steps of an erasure in their order, which is the order of its locks too; each is declared by the module that holds it.
 * First what is open ends, so that nobody acts for the person any more; then what belongs to them goes; then, last of what
 * others may be about, what was sent: a start that is being opened, a complaint that is being answered have sent theirs by
 * now. The customer's own row is the end.
 */
export const erasureSteps = [
  'consents',
  'sessions',
  'known_browsers',
  'applications',
  'lender_files',
  'stated_lines',
  'lender_answers',
  'lender_notes',
  'lender_steps',
  'idempotent_answers',
  'links',
  'starts',
  'journey_facts',
  'complaint_texts',
  'passcodes',
  'contact_changes',
  'campaigns',
  'contacts',
  'messages',
  'help_requests',
  'notes',
  'work',
  'phone_calls',
  'call_tasks',
  'tracking',
  'nominee',
  'planned_erasure',
  'partner_contacts',
  'partner_claims',
  'partner_requests',
  'partner_invitations',
  'person_key',
  'customer',
] as const
export type ErasureStep = (typeof erasureSteps)[number]
