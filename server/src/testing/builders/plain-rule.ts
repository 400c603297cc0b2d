/** A revenue rule as staff send it: 2 % of every loan, without slabs. */
export const plainRule = (lender_id: number) => ({
  lender_id,
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 2,
  status: 1,
})
