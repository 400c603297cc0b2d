/**
 * What a payment of 1 a month for `months` months is worth today: (1 − (1 + i)^−n) / i with i = rate / 1200, and n where the
 * rate is 0 (domain.md 6.1, 6.5). `ratePercent` is percent a year.
 */
export const annuityFactor = (ratePercent: number, months: number): number => {
  const monthly = ratePercent / 1200
  return monthly === 0 ? months : -Math.expm1(-months * Math.log1p(monthly)) / monthly
}
