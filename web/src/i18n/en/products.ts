/** The products screen and the business question. */
export const products = {
  'products.heading': 'What are you looking for?',
} as const
