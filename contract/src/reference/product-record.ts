/** Bounds that include both ends. */
export interface Limits {
  readonly min: number
  readonly max: number
}

/** What stands behind a secured loan. */
export type SecurityKind = 'gold' | 'property' | 'vehicle'

/** Where the pages of a product are. */
interface OwnPages {
  /** How addresses begin that no other product may open (specification section 4, Product guards). */
  readonly own_paths?: readonly string[]
}

/** A loan: all that rules and pages know of one kind (specification sections 2, 4 and 9; amounts of domain.md 8.2). */
export interface LoanRecord extends OwnPages {
  readonly kind: 'loan'
  /** Its public page; a sign-in is asked for where a person is needed. Its first segment names no brand. */
  readonly address: `/${string}`
  /** The flag of the profile that says that all is told that this loan needs. */
  readonly completed: `${string}_completed`
  /** The page of the details, that of the offers, and that of a customer who comes back. */
  readonly detail: string
  readonly offers: string
  readonly welcome: string
  /** Where a customer with complete details goes on: the offers, or what the server answers (section 7). */
  readonly goes_on: 'offers' | 'server'

  /** Turnover, years and registration are asked of a business. */
  readonly borrower: 'person' | 'business'
  /** Whose income repays it: the borrower's, or that of somebody who signs with them. */
  readonly income_of: 'borrower' | 'co_applicant'
  /** Whether lenders go by how the borrower earns. */
  readonly judges_employment: boolean
  /** A loan without collateral to a person, which the microfinance rule binds (decisions.md 20). */
  readonly is_unsecured_personal: boolean
  /** What secures it, and whether the loan buys that; null where nothing does. */
  readonly security: { readonly kind: SecurityKind; readonly is_bought: boolean } | null

  /** Whole rupees, and months, that a customer may ask for. */
  readonly amount: Limits
  readonly tenure: Limits
  readonly default_tenure_months: number
  /** What is asked about where nobody has said anything yet, in rupees and months. */
  readonly first_ask: { readonly amount: number; readonly tenure_months: number }
  /** How many answers are asked for before the number, as the pages say that lead there (web/src/customer/check has the test). */
  readonly check_answers: number
  /** How the amount is asked for: it has to be told, may be left to what the security carries, or is what the down payment leaves of a price. */
  readonly asks_amount: 'needed' | 'optional' | 'price_less_down_payment'

  /** The calculator that answers how much the loan may be. */
  readonly calculator: 'eligibility' | 'gold' | 'emi'
  /** How it is reckoned to be paid out and repaid: at once, by the progress of a building, or over a course. */
  readonly paid_out: 'at_once' | 'building' | 'course'
}

/** What is not lent: its page is where the customer begins, who tells no details for it. */
export interface OtherRecord extends OwnPages {
  readonly kind: 'card' | 'voucher' | 'insurance'
  readonly home?: string
}

export type ProductRecord = LoanRecord | OtherRecord
export type ProductKind = ProductRecord['kind']
