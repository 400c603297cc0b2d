/** A step of the law's loan to value: `percent` of the value for loans up to `up_to` whole rupees; null is the last. */
export interface LtvTier {
  percent: number
  up_to: number | null
}

/** Figures that law or tax sets, from `regulated_figure` as in force on the day. */
export interface RegulatedFigures {
  /** Completed years that a customer has at least and at most. */
  age_min: number
  age_max: number
  /** Goods and services tax on a lender's charges, percent. */
  gst_percent: number
  /** Household income a year in rupees up to which a loan without collateral is a microfinance loan (domain.md 5.10). */
  microfinance_income_limit: number
  /** Share of the household's monthly income, in percent, that all repayments of such a household may take. */
  microfinance_repayment_percent: number
  /** Loan to value for gold, by the size of the loan, smallest first (domain.md 5.10). */
  gold_tiers: readonly LtvTier[]
  /** Loan to value of housing loans to individuals, in the same way. */
  home_tiers: readonly LtvTier[]
  /** Amount in rupees up to which the smaller lenders too take nothing for closing a business loan early. */
  prepayment_free_business_limit: number
  /**
   * Within how many working days of the last payment gold is given back, and what the lender owes for each day more, in rupees
   * (domain.md 5.10); null where no day is in force.
   */
  gold_release: { working_days: number; delay_charge: number } | null
}
