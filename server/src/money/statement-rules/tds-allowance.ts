import { spreadByWeight } from '../variance/spread-by-weight.ts'

/** Tax that was withheld as shares were earned and no statement has allowed for yet, and on how much no statement had yet it is. Paise. */
export interface WithheldAhead {
  rest_paise: number
  open_paise: number
}

/**
 * How much of the tax withheld as shares were earned a statement on `base_paise` takes from what is paid: as large a part of what is left of it as
 * the statement has of what is left of the shares, in steps of `rounding` rupees. The last statement takes all the rest, at whatever rate it was
 * withheld: it is paid to the state, and the partner sets it off in its own return.
 */
export const tdsAllowance = (
  { rest_paise, open_paise }: WithheldAhead,
  base_paise: number,
  rounding: number,
): number => {
  if (base_paise <= 0 || rest_paise <= 0) return 0
  if (base_paise >= open_paise) return rest_paise
  const step = rounding * 100
  const [own = 0] = spreadByWeight(Math.floor(rest_paise / step), [base_paise, open_paise - base_paise])
  return own * step
}
