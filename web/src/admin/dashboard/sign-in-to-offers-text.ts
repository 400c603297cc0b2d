import type { Funnel } from '@marketplace/contract/office/dashboard'
import { count } from '../../i18n/format-values.ts'

const duration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}

/** How long customers are on their way to offers, in one line; no page may promise less (section 1). */
export const signInToOffersText = ({
  counted,
  median_seconds,
  within_a_minute,
}: Funnel['sign_in_to_offers']): string =>
  median_seconds === null
    ? 'Sign-in to offers: nobody yet'
    : `Sign-in to offers: half within ${duration(median_seconds)}; ${count(within_a_minute)} of ${count(counted)} within a minute`
