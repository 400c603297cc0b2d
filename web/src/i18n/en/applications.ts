/** Applying, welcome-back and the status of an application. */
export const applications = {
  'applications.heading': 'Your application',
} as const
