import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '..', 'main.ts')
const DATABASE_URL = 'postgresql://app@127.0.0.1:1/marketplace'

/** The real process with these variables alone. @returns how it ended and what it said. */
const start = async (variables: Record<string, string>): Promise<{ code: number | null; said: string }> => {
  const server = spawn(process.execPath, [MAIN], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, [code]] = await Promise.all([
    text(server.stderr),
    once(server, 'close') as Promise<[number | null]>,
  ])
  return { code, said }
}

/** Each rule has its row in platform/env.test.ts; here, that a process ends before it opens anything. */
it(
  'a process with a configuration that voids its protection ends with 1 and names it',
  { timeout: 120_000 },
  async () => {
    const [unnamed, bare, demo] = await Promise.all([
      start({ DATABASE_URL }),
      start({ NODE_ENV: 'production', DATABASE_URL: DATABASE_URL.replace('127.0.0.1', 'db.example.com') }),
      start({ NODE_ENV: 'production', DATABASE_URL, DEMO: '1' }),
    ])
    expect([unnamed.code, bare.code, demo.code]).toEqual([1, 1, 1])
    expect(unnamed.said).toMatch(/^The environment is wrong:\nNODE_ENV: /)
    for (const name of ['TRUST_PROXY', 'SECRET_KEY_FILE', 'DATABASE_URL', 'PUBLIC_URL'])
      expect(bare.said).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(demo.said).toMatch(/^DEMO: /m)
  },
)
