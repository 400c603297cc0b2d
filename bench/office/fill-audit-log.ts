import type pg from 'pg'

const SECONDS_BETWEEN = 30

/** Entries of the last months, newest last, by forty names; their chain is made up, as nobody verifies it here. */
const insertEntries = `
insert into audit_entry (entry_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name, before,
  after, reason, ip, previous_hash, entry_hash)
select head.entry_id + n, now() - make_interval(secs => ($1::bigint - n) * ${SECONDS_BETWEEN}), 'staff', (n % 40)::text,
  'bench-' || n % 40, case n % 10 when 0 then 'card.updated' when 1 then 'partner.updated' else 'lender.updated' end,
  case n % 10 when 0 then 'card' when 1 then 'partner' else 'lender' end, (n % 5000)::text, 'Bench ' || n % 5000,
  jsonb_build_object('priority', n % 100), jsonb_build_object('priority', (n + 1) % 100),
  case when n % 3 = 0 then 'As the lender asked by e-mail' end, '10.0.0.1', head.entry_hash, head.entry_hash
from generate_series(1, $1::bigint) n, (select entry_id, entry_hash from audit_head) head`

/** Adds so many entries to the audit log. They stay: the log refuses to forget. */
export const fillAuditLog = async (pool: pg.Pool, entries: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set synchronous_commit = off')
    await client.query('begin')
    await client.query('select 1 from audit_head for update')
    await client.query(insertEntries, [entries])
    await client.query('update audit_head set entry_id = entry_id + $1::bigint', [entries])
    await client.query('commit')
    // As the server's own housekeeping leaves it.
    await client.query('vacuum analyze audit_entry')
  } finally {
    client.release(true)
  }
}
