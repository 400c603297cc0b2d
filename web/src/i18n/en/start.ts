/** The start screen. */
export const start = {
  'start.heading': 'Compare loans and cards from {count, plural, one {# lender} other {# lenders}}',
} as const
