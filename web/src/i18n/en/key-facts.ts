/** The indicative key facts of one offer. */
export const keyFacts = {
  'key_facts.heading': 'Indicative key facts',
} as const
