/** The passcode screen. */
export const verification = {
  'verification.heading': 'Enter your passcode',
} as const
