/** The inactivity warning of section 8. */
export const idleText = (minutes: number, seconds: number): string =>
  `Our system has detected more than ${minutes} minutes of inactivity. For security reasons, you will be logged out in ${seconds} seconds.`
