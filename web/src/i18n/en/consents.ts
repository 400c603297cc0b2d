/** The consents that the customer gave. */
export const consents = {
  'consents.heading': 'Your consents',
} as const
