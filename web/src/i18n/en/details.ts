/** The detail form. */
export const details = {
  'details.heading': 'Your details',
} as const
