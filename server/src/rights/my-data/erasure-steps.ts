/**
 * The steps of an erasure in their order, which is the order of its locks too; each is declared by the module that holds it.
 * First what is open ends, so that nobody acts for the person any more; then what belongs to them goes; then, last of what
 * others may be about, what was sent: a start that is being opened, a complaint that is being answered have sent theirs by
 * now. The customer's own row is the end.
 */
export const erasureSteps = [
  'consents',
  'sessions',
  'applications',
  'lender_answers',
  'lender_notes',
  'lender_steps',
  'idempotent_answers',
  'links',
  'starts',
  'complaint_texts',
  'passcodes',
  'messages',
  'help_requests',
  'notes',
  'tracking',
  'nominee',
  'planned_erasure',
  'customer',
] as const
export type ErasureStep = (typeof erasureSteps)[number]
