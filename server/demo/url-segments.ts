/** A row of table `url_segment`. */
export interface UrlSegmentRow {
  segment: string
  kind: 'campaign' | 'partner' | 'lender'
  lender_slug: string | null
}

/** First path segments that a visitor may arrive with. */
export const demoUrlSegments: readonly UrlSegmentRow[] = [
  { segment: 'diwali-offer', kind: 'campaign', lender_slug: null },
  { segment: 'new-year-2027', kind: 'campaign', lender_slug: null },
  { segment: 'gomti-associates', kind: 'partner', lender_slug: null },
  { segment: 'cl', kind: 'partner', lender_slug: null },
  { segment: 'kaveri-advisors', kind: 'partner', lender_slug: null },
  { segment: 'narmada-finserv', kind: 'partner', lender_slug: null },
  { segment: 'satpura-loans', kind: 'partner', lender_slug: null },
  { segment: 'sahyadri', kind: 'lender', lender_slug: 'sahyadri-bank' },
]
