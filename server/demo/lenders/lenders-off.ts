/** A lender that is off for one brand, by their slugs. */
export interface LenderOff {
  lender_slug: string
  brand_slug: string
  reason: string
}

export const demoLendersOff: readonly LenderOff[] = [
  {
    lender_slug: 'gilehri-credit',
    brand_slug: 'bharosewala',
    reason: 'The brand lists no loans below ₹50,000',
  },
  {
    lender_slug: 'kokum-capital',
    brand_slug: 'bharosewala',
    reason: 'The brand lists no rates above 36% a year',
  },
  {
    lender_slug: 'phulwari-finance',
    brand_slug: 'solar',
    reason: 'The lender does not finance solar panels',
  },
]
