import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../seeds/reference/load.ts'
import { verifyChain } from '../platform/audit-log/verify-chain.ts'
import { recordEvent } from '../platform/audit-log/record-event.ts'
import { asOffice, asPartner } from '../partners/scope/as-partner.ts'
import { buildPartner } from '../testing/builders/build-partner.ts'
import { openEmptyDatabases } from '../testing/empty-databases.ts'
import { backUp, restore } from '../platform/backup/backup.ts'
import { createMasterKeys } from '../platform/sealing/master-keys.ts'
import { createDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { sql } from '../platform/db/sql.ts'

/** Row level security binds the user of the embedded database in its own tables: nothing must be left out silently. */

const home = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(home, 'all.backup')
const databases = openEmptyDatabases()

afterAll(async () => {
  await databases.drop()
  rmSync(home, { recursive: true, force: true })
})

/** What no partner and no stranger reads, as the office does. */
const readPartners = (pool: Pool) =>
  asOffice(createDatabase(pool), (tx) =>
    tx.rows(sql`select p.*, t.*, u.*, c.* from partner p
      left join partner_terms t using (partner_id) left join partner_utm u using (partner_id)
      left join credential c on c.subject_kind = 'partner' and c.subject_id = p.partner_id order by p.partner_id`),
  )

test(
  'holds every partner, what was agreed and the chain, and row level security stands again',
  { timeout: 60_000 },
  async () => {
    const keys = createMasterKeys(randomBytes(32))
    const source = await databases.create()
    await migrate(source)
    const client = await source.connect()
    await loadReferenceData(client)
    client.release()
    const db = createDatabase(source)
    const now = () => new Date('2026-11-20T06:00:00Z')
    const one = await buildPartner({ db, now }, { utm_id: 'one', password: 'quiet river bank 7' })
    await buildPartner({ db, now }, { utm_id: 'two' })
    await asOffice(db, async (tx) => {
      await tx.run(sql`insert into partner_terms (partner_id, revenue_percent, revenue_flat_fee, valid_from, set_by, set_at)
      values (${one.partner_id}, 12.345, 5.05, '2026-04-01', 'test', ${now()})`)
      const auditActor = { kind: 'staff', id: 1, name: 'asha' } as const
      const about = { object_kind: 'partner', object_id: one.partner_id, ip: null }
      await recordEvent(tx, { auditActor, action: 'partner.revenue', ...about }, now())
    })
    const made = await backUp(source, file, now(), keys)

    const target = await databases.create()
    expect(await restore(target, file, { keys })).toEqual(made)
    const restored = createDatabase(target)
    const partners = await readPartners(source)
    expect(partners).toHaveLength(2)
    expect(await readPartners(target)).toEqual(partners)
    expect(await verifyChain(restored)).toMatchObject({ broken: null, head: { entry_id: 1 } })
    const own = await asPartner(restored, one.partner_id, (tx) =>
      tx.rows(sql`select partner_id from partner`),
    )
    expect(own).toEqual([{ partner_id: one.partner_id }])
    expect(await restored.rows(sql`select 1 from partner`)).toEqual([])
    await expect(restored.run(sql`update audit_entry set reason = 'x'`)).rejects.toThrow('never changed')
    const third = await buildPartner({ db: restored, now })
    expect(third.partner_id).toBeGreaterThan(one.partner_id + 1)
  },
)
