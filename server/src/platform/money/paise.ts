/** Rupees with at most two decimals, as they cross the wire, in whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

/** Whole paise as rupees with at most two decimals. */
export const toRupees = (paise: number): number => paise / 100
