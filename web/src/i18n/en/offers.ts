/** The offers page. */
export const offers = {
  'offers.heading': 'Your offers',
} as const
