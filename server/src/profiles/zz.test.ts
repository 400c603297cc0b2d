import { it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { buildCustomer } from '../testing/build-customer.ts'
import { saveCompleteProfile } from '../testing/build-profile.ts'
import { findProfileRow } from './profiles.queries.ts'
import { openProfile, toAnswer } from './open-profile.ts'
import { profileCompletion } from './profile-completion.ts'
import { getProfile } from '@marketplace/contract/profiles'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { findCustomerSession } from '../sessions/sessions.queries.ts'
import { hashToken } from '../sessions/token.ts'
it('x', async () => {
  const t = await createTestApp()
  const c = await buildCustomer(t.services)
  await saveCompleteProfile(t.app, c)
  const run = async (label: string, f: () => unknown, n = 3000) => {
    const c0 = process.cpuUsage(); const t0 = performance.now()
    for (let i = 0; i < n; i += 20) await Promise.all(Array.from({ length: 20 }, f))
    const u = process.cpuUsage(c0)
    process.stdout.write(`${label}: ${(((u.user + u.system) / n)).toFixed(1)} cpu-us\n`)
  }
  const row = (await findProfileRow(t.db, c.user_id))!
  const open = await openProfile(t.services.vault, row)
  const answer = { success: true, data: toAnswer(open, 0) }
  const ser = serializerCompiler({ schema: getProfile.answer, method: 'GET', url: '/' } as never) as (d: unknown) => string
  const h = hashToken(c.token)
  for (let k = 0; k < 3; k++) {
    await run('session query', () => findCustomerSession(t.db, h, t.clock.now(), 16))
    await run('row query', () => findProfileRow(t.db, c.user_id))
    await run('bare query', () => t.pool.query({ name: 'b', text: 'select user_id, first_name, last_name, email, monthly_income from customer where user_id = $1', values: [c.user_id] }))
    await run('open', () => openProfile(t.services.vault, row))
    await run('completion+answer', () => { profileCompletion({ ...open.facts, ...open.clear }); return toAnswer(open, 0) })
    await run('serialise', () => ser(answer))
    await run('JSON', () => JSON.stringify(answer))
  }
  await t.close()
}, 120000)
