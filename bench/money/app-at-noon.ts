import { randomBytes } from 'node:crypto'
import { buildApp, type BuiltApp } from '../../server/src/app/app.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import { openMoneyDatabase } from './money-world.ts'

/** A Friday at eleven in the morning in India: calls and messages are allowed. */
export const NOON = new Date('2026-11-20T05:30:00Z')

type AtNoon = BuiltApp & Pick<Awaited<ReturnType<typeof openMoneyDatabase>>, 'db' | 'pool'>

/** Runs `work` with an app whose clock stands at NOON, on a database of its own; both are gone afterwards. */
export const withAppAtNoon = async <Done>(
  work: (running: AtNoon) => Promise<Done>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Done> => {
  const { db, pool, close } = await openMoneyDatabase()
  const built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', ...variables }),
    pool,
    masterKey: randomBytes(32),
    now: () => NOON,
    web: null,
  })
  try {
    return await work({ ...built, db, pool })
  } finally {
    await built.app.close()
    await close()
  }
}
