import type { InsuranceBrand, OfficePlan } from '@marketplace/contract/catalogue/insurance-office'

type Shown = Pick<OfficePlan, 'kind' | 'status'>

/** The brands that offer a plan's kind: their customers see it while it is live. */
export const brandsOf = (
  { kind }: Pick<OfficePlan, 'kind'>,
  brands: readonly InsuranceBrand[],
): InsuranceBrand[] => brands.filter(({ kinds }) => kinds.includes(kind))

/** Whether customers of the brand see the plan; of the empty slug, of any brand. */
export const isSeenAt = (plan: Shown, brands: readonly InsuranceBrand[], slug: string): boolean =>
  plan.status === 1 && brandsOf(plan, brands).some((brand) => slug === '' || brand.slug === slug)

/** "Sahimol", "3 brands", "No brand". */
export const shownAtText = (plan: Shown, brands: readonly InsuranceBrand[]): string => {
  const own = brandsOf(plan, brands)
  if (own.length === 1) return own[0]?.name ?? ''
  return own.length === 0 ? 'No brand' : `${own.length} brands`
}
