/** A row of table `partner`; the request has no link yet. */
export interface PartnerSeed {
  slug: string | null
  name: string
  legal_name: string | null
  contact_name: string
  email: string
  phone: string
  status: 'requested' | 'active' | 'paused' | 'closed'
  utm_id: string | null
  ifsc: string | null
  agreement_date: string | null
  request_note: string | null
  is_demo: 0 | 1
}

const plain = { ifsc: null, request_note: null, is_demo: 0 as const }

/** Invented firms. `cl` is the one that section 7 asks for when no name is given. */
export const demoPartners: readonly PartnerSeed[] = [
  {
    ...plain,
    slug: 'gomti-associates',
    name: 'Gomti Associates',
    legal_name: 'Gomti Associates LLP',
    contact_name: 'Farah Siddiqui',
    email: 'partner@example.com',
    phone: '9000000101',
    status: 'active',
    utm_id: 'gomti_01',
    ifsc: 'SBIN0001234',
    agreement_date: '2026-03-25',
    is_demo: 1,
  },
  {
    ...plain,
    slug: 'cl',
    name: 'Central Leads',
    legal_name: 'Central Leads Private Limited',
    contact_name: 'Rohan Deshmukh',
    email: 'rohan@central-leads.example.com',
    phone: '9000000102',
    status: 'active',
    utm_id: 'cl',
    agreement_date: '2026-01-02',
  },
  {
    ...plain,
    slug: 'kaveri-advisors',
    name: 'Kaveri Advisors',
    legal_name: 'Kaveri Advisors',
    contact_name: 'Meenakshi Iyer',
    email: 'meenakshi@kaveri-advisors.example.com',
    phone: '9000000103',
    status: 'active',
    utm_id: 'kaveri-south',
    agreement_date: '2026-06-15',
  },
  {
    ...plain,
    slug: 'narmada-finserv',
    name: 'Narmada Finserv',
    legal_name: 'Narmada Finserv Private Limited',
    contact_name: 'Ravi Patel',
    email: 'ravi@narmada-finserv.example.com',
    phone: '9000000104',
    status: 'paused',
    utm_id: 'narmada',
    agreement_date: '2026-02-10',
  },
  {
    ...plain,
    slug: 'satpura-loans',
    name: 'Satpura Loans',
    legal_name: 'Satpura Loans',
    contact_name: 'Anjali Verma',
    email: 'anjali@satpura-loans.example.com',
    phone: '9000000105',
    status: 'closed',
    utm_id: null,
    agreement_date: '2025-11-20',
  },
  {
    ...plain,
    slug: null,
    name: 'Teesta Credit Services',
    legal_name: null,
    contact_name: 'Pema Lepcha',
    email: 'pema@teesta-credit.example.com',
    phone: '9000000106',
    status: 'requested',
    utm_id: null,
    agreement_date: null,
    request_note: 'Two shops in Siliguri, about forty customers a month who ask for personal loans.',
  },
]

/** What was agreed with whom, from which day on. */
export const demoPartnerTerms: readonly {
  slug: string
  revenue_percent: number
  revenue_flat_fee: number
  valid_from: string
}[] = [
  { slug: 'gomti-associates', revenue_percent: 35, revenue_flat_fee: 0, valid_from: '2026-04-01' },
  { slug: 'gomti-associates', revenue_percent: 40, revenue_flat_fee: 250, valid_from: '2026-10-01' },
  { slug: 'cl', revenue_percent: 0, revenue_flat_fee: 0, valid_from: '2026-01-05' },
  { slug: 'kaveri-advisors', revenue_percent: 0, revenue_flat_fee: 900, valid_from: '2026-06-15' },
  { slug: 'narmada-finserv', revenue_percent: 30.5, revenue_flat_fee: 0, valid_from: '2026-02-10' },
  { slug: 'satpura-loans', revenue_percent: 25, revenue_flat_fee: 0, valid_from: '2025-12-01' },
]

/** The partner that can be signed in as in the demo (interfaces.md, Demo accounts). */
export const demoPartnerAccount = { email: 'partner@example.com', password: 'Partner-demo-4' } as const
