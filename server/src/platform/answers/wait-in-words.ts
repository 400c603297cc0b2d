import type { LanguageId } from '@marketplace/contract/platform/formats'

const MINUTE = 60
const HOUR = 3_600

const words = {
  en: {
    seconds: (n: number) => (n === 1 ? '1 second' : `${n} seconds`),
    minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`),
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
  },
  hi: {
    seconds: (n: number) => `${n} सेकंड`,
    minutes: (n: number) => `${n} मिनट`,
    hours: (n: number) => `${n} घंटे`,
  },
} as const

/** A wait for a person to read, never shorter than it is: to the second up to a minute and a half, then minutes, then hours. */
export const waitInWords = (language: LanguageId, seconds: number): string => {
  const { [language]: say } = words
  if (seconds <= 1.5 * MINUTE) return say.seconds(Math.ceil(seconds))
  if (seconds <= 1.5 * HOUR) return say.minutes(Math.ceil(seconds / MINUTE))
  return say.hours(Math.ceil(seconds / HOUR))
}
