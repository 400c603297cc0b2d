/** A loan in whole paise and thousandths of a percent a year. */
export interface ExactLoan {
  principal: bigint
  thousandths: bigint
  months: number
  emi: bigint
}

/** A month's part of a yearly thousandth of a percent. */
const UNIT = 1_200_000n

export const halfUpOf = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)

/** The instalment as a fraction of whole paise: P·i·(1+i)^n ÷ ((1+i)^n − 1) (domain.md 6.1). */
export const exactInstalment = (
  principal: bigint,
  thousandths: bigint,
  months: number,
): { over: bigint; under: bigint } => {
  if (thousandths === 0n) return { over: principal, under: BigInt(months) }
  const [grown, one] = [(UNIT + thousandths) ** BigInt(months), UNIT ** BigInt(months)]
  return { over: principal * thousandths * grown, under: UNIT * (grown - one) }
}

/** The balances after each instalment, in paise, interest half-up each month, the last instalment what is left. */
export const exactBalances = ({ principal, thousandths, months, emi }: ExactLoan): bigint[] => {
  let balance = principal
  return Array.from({ length: months }, (_, at) => {
    balance = at === months - 1 ? 0n : balance + halfUpOf(balance * thousandths, UNIT) - emi
    return balance
  })
}

/** What each month brings: the EMI, and in the last all that is left with its interest. */
export const exactPayments = (loan: ExactLoan): bigint[] => {
  const balances = exactBalances(loan)
  const before = loan.months === 1 ? loan.principal : (balances.at(-2) ?? 0n)
  return balances.map((_, at) =>
    at === loan.months - 1 ? before + halfUpOf(before * loan.thousandths, UNIT) : loan.emi,
  )
}
