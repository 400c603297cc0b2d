import type { GivenConsent } from '@marketplace/contract/customers/consents'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'

/** The consents of a start, in the order in which they stand on the page; each has a box of this name. */
const startPurposes = ['terms', 'soft_questions', 'messages'] as const

/** What was ticked, with the versions of the words beside the boxes. */
export const tickedConsents = (
  values: FormData,
  texts: Pick<Bootstrap, 'consent_texts'>['consent_texts'],
): GivenConsent[] =>
  startPurposes.flatMap((purpose) =>
    texts
      .filter((text) => text.purpose === purpose && values.has(purpose))
      .map(({ version }) => ({ purpose, version })),
  )
