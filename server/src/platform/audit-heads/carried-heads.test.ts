import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'
import { carryAuditHead } from './carry-head.jobs.ts'
import { readCarriedHeads } from './carried-heads.ts'
import { recordEvents, type AuditEvent } from '../audit-log/record-event.ts'
import { verifyChain } from '../audit-log/verify-chain.ts'

const folder = mkdtempSync(join(tmpdir(), 'heads-'))
const first = { number: 1, last: false }
const DAY_MS = 86_400_000
let running: TestApp
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: folder } })
})
beforeEach(async () => {
  await forgetAll()
  rmSync(join(folder, 'files'), { recursive: true, force: true })
  running.clock.set('2026-11-20T06:00:00Z')
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

const forgetAll = () =>
  running.db.transaction(async (tx) => {
    await tx.run(sql`alter table audit_entry disable trigger user`)
    await tx.run(sql`truncate audit_entry`)
    await tx.run(sql`update audit_head set entry_id = 0, entry_hash = decode(repeat('00', 32), 'hex')`)
    await tx.run(sql`alter table audit_entry enable trigger user`)
  })
const write = (reason: string, entries: number) =>
  running.db.transaction((tx) =>
    recordEvents(
      tx,
      Array.from({ length: entries }, (): AuditEvent => ({
        auditActor: { kind: 'staff', id: 1, name: 'asha' },
        action: 'lender.updated',
        object_kind: 'lender',
        object_id: 1,
        reason,
        ip: null,
      })),
      running.clock.now(),
    ),
  )
const carry = () => carryAuditHead(running.services, {}, first)
const verify = async () =>
  verifyChain(running.db, await readCarriedHeads(running.services, running.clock.now()))
const alarms = () =>
  running.db.rows(sql`select ended_at is null as open from alarm where kind = 'audit_head_not_carried'`)

describe('the head of the audit log', () => {
  it('is carried out every day, once, and a chain that grew holds against it', async () => {
    await write('as it was', 3)
    await carry()
    running.clock.advance(DAY_MS)
    await write('later', 2)
    await carry()
    await carry()
    expect(readdirSync(join(folder, 'files')).toSorted()).toEqual([
      'audit-head-2026-11-20.json',
      'audit-head-2026-11-21.json',
    ])
    expect(
      (await readCarriedHeads(running.services, running.clock.now())).map(({ entry_id }) => entry_id),
    ).toEqual([3, 5])
    await write('today', 1)
    expect(await verify()).toMatchObject({ broken: null, head: { entry_id: 6 } })
  })

  it('of yesterday shows a chain that was written anew, which holds in itself', async () => {
    await write('as it was', 4)
    await carry()
    running.clock.advance(DAY_MS)
    await forgetAll()
    await write('as somebody would like it', 9)
    expect(await verifyChain(running.db)).toMatchObject({ broken: null })
    expect(await verify()).toEqual({ broken: { entry_id: 4, what: 'has another hash than it had before' } })
    await forgetAll()
    await write('cut short', 2)
    expect(await verify()).toEqual({ broken: { entry_id: 3, what: 'missing: entry 4 was there before' } })
  })

  it('that nobody signed is refused by its day', async () => {
    await write('as it was', 1)
    await carry()
    const file = join(folder, 'files', 'audit-head-2026-11-20.json')
    for (const text of [
      '{',
      '{}',
      JSON.stringify({ entry_id: 1, entry_hash: '00', at: '', signature: 'ff' }),
    ]) {
      writeFileSync(file, text)
      await expect(readCarriedHeads(running.services, running.clock.now())).rejects.toThrow(
        'The head that was carried on 2026-11-20 is not one that this server signed.',
      )
    }
  })

  it('that cannot be carried raises an alarm, which ends once it can', async () => {
    await write('as it was', 1)
    const files = {
      ...running.services.files,
      write: async () => {
        throw new Error('full')
      },
    }
    await expect(carryAuditHead({ ...running.services, files }, {}, first)).rejects.toThrow('full')
    expect(await alarms()).toEqual([{ open: true }])
    await carry()
    expect(await alarms()).toEqual([{ open: false }])
  })
})
