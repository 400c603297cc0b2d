/** What a customer does next for whom nothing waits. `rest`: nothing, lenders are at it. */
export type NextStep = 'rest' | 'offers' | 'amount' | 'details' | 'choose'

interface Facts {
  /** Lenders that are working on it. */
  movingCount: number
  /** An application is open. */
  hasOpen: boolean
  /** The session is about a loan. */
  hasLoan: boolean
  /** What that loan asks for is answered. */
  isComplete: boolean
}

export const nextStepOf = ({ movingCount, hasOpen, hasLoan, isComplete }: Facts): NextStep => {
  if (movingCount > 0) return 'rest'
  if (hasOpen) return 'offers'
  if (!hasLoan) return 'choose'
  return isComplete ? 'amount' : 'details'
}
