/**
 * How long what customers told us is kept. The jobs act on these figures, and the privacy page and the words of the consent
 * say the same ones, so that no text can promise another time than the one that is kept.
 */
export const periods = {
  /** Days from the withdrawal of `terms` to the deletion; logging in and agreeing again undoes it. */
  withdrawal_grace_days: 7,
  /** Days without a log-in after which a customer who never applied to a lender is deleted; see `log_days`. */
  silent_days: 396,
  /** Years without a log-in after which a customer who applied is deleted (DPDP Rules 2025, rule 8 and third schedule). */
  silent_applied_years: 3,
  /** Days before a deletion for silence on which the customer is told. DPDP Rules 2025, rule 8 (2): at least 48 hours. */
  silence_notice_days: 3,
  /** Hours that the notice has to have been with the customer before the deletion. DPDP Rules 2025, rule 8 (2). */
  silence_notice_hours: 48,
  /** Messages, sign-ins and page views. DPDP Rules 2025, rules 6 and 8: at least a year; a month of grace. */
  log_days: 396,
  /** Sealed words of complaints about a lender. Limitation Act 1963, schedule, article 113; table `regulated_figure` dates it. */
  complaint_text_years: 3,
} as const

/** Whole months of a period in days, as people say it. */
export const inWholeMonths = (days: number): number => Math.floor(days / (365.25 / 12))
