import type { Product } from './product.ts'

const PATIENCE_MS = 10_000

const insertLenders = `
insert into lender (slug, name, legal_name, lender_kind, lender_status, salaried, amount_min, amount_max, tenure_min_months,
  tenure_max_months, rate_min, penal_charges, cooling_off_days, kfs_url, grievance_contact, nodal_officer_phone,
  nodal_officer_email, utm_link)
select 'bench-' || n, 'Bench ' || n, 'Bench ' || n || ' Finance Limited', 'nbfc', 1, 1, 10000, 1000000, 6, 60, 12,
  '2% a month', 3, 'https://example.com/kfs', 'grievance@example.com', '1800-000-0000', 'nodal@example.com',
  'https://example.com/{UNIQUE_ID}'
from generate_series(1, $1::int) n`

/** Waits until the running product lists as many lenders, as it does within a second. */
const untilListed = async ({ server }: Product, count: number): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/lenders`)
    const text = await answer.text()
    // One that is short of CPU may say that it is, and be well a moment later.
    const { data = [] } = JSON.parse(text) as { data?: unknown[] }
    if (answer.ok && data.length === count) return
    if (performance.now() > deadline)
      throw new Error(
        `the product lists ${data.length} lenders, not ${count}${answer.ok ? '' : `: ${answer.status} ${text}`}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs `work` while the product has exactly `count` lenders, and puts its own back afterwards. */
export const withLenders = async <T>(product: Product, count: number, work: () => Promise<T>): Promise<T> => {
  const { pool } = product
  const own = await pool.query<{ lender_id: number }>(
    'update lender set lender_status = 0 where lender_status = 1 returning lender_id',
  )
  await pool.query(insertLenders, [count])
  try {
    await untilListed(product, count)
    return await work()
  } finally {
    await pool.query(`delete from lender where slug like 'bench-%'`)
    await pool.query('update lender set lender_status = 1 where lender_id = any($1)', [
      own.rows.map(({ lender_id }) => lender_id),
    ])
  }
}
