/** What a letter to a lender's nodal officer is written from. Days as people read them. */
export interface LetterFacts {
  number: string
  category: string
  lender: string
  /** How the lender and we name the application that it is about; null where it is about none. */
  our_reference: string | null
  their_reference: string | null
  received: string
  due: string
  /** What the customer wrote, the oldest first. */
  words: readonly string[]
  officer: { name: string; email: string; phone: string }
}

const reference = ({ our_reference, their_reference }: LetterFacts): string[] => {
  if (our_reference === null) return []
  const theirs = their_reference === null ? '' : `, yours ${their_reference}`
  return [`Application: our reference ${our_reference}${theirs}`]
}

/**
 * The part of the letter that is of this complaint. It names the clock of the RBI: what is not settled by `due` the customer may
 * take to the ombudsman (Reserve Bank - Integrated Ombudsman Scheme, 2021, through cms.rbi.org.in).
 */
export const writeNodalLetter = (facts: LetterFacts): string =>
  [
    `Complaint ${facts.number}, received on ${facts.received}, about ${facts.lender}.`,
    `Subject: ${facts.category}`,
    ...reference(facts),
    '',
    'What the customer writes:',
    ...facts.words.map((words) => words.trim()),
    '',
    `Please answer the customer and us by ${facts.due}. From then on the customer may turn to the RBI Ombudsman under the Reserve Bank - Integrated Ombudsman Scheme, 2021 (cms.rbi.org.in).`,
    '',
    `Grievance redressal officer: ${facts.officer.name}, ${facts.officer.email}, ${facts.officer.phone}`,
    '',
  ].join('\n')
