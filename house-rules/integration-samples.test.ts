import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { samplesOf } from '../web/src/partner/integration/samples.ts'

const textOf = (key: string): string =>
  samplesOf({ origin: 'https://loans.example.in', key: null }).find((sample) => sample.key === key)?.text ??
  ''

it('the receiver runs as it stands: it takes what is signed and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  const file = join(folder, 'receiver.mjs')
  writeFileSync(file, textOf('node-receiver'))
  const secret = `whsec_${Buffer.from('twenty-four bytes, a key').toString('base64')}`
  const running = spawn(process.execPath, [file], { env: { HOOK_SECRET: secret, PORT: '0' } })
  try {
    let said = ''
    const port = await new Promise<string>((resolve, reject) => {
      running.once('error', reject)
      running.stdout.on('data', (text: Buffer) => {
        said += text.toString()
        const found = /listening on (\d+)/.exec(said)?.[1]
        if (found !== undefined) resolve(found)
      })
    })
    const body = '{"type":"lead.created","timestamp":"2026-11-20T06:00:00.000Z","data":{"lead_id":7}}'
    const at = new Date()
    const send = async (signature: string): Promise<number> => {
      const headers = {
        'webhook-id': 'm1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signature,
      }
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
    }
    const right = new Webhook(secret).sign('m1', at, body)
    expect(await send(`v1,${Buffer.alloc(32).toString('base64')} ${right}`)).toBe(204)
    expect(await send(right)).toBe(204)
    expect(await send(`v1,${Buffer.alloc(32).toString('base64')}`)).toBe(401)
    expect(await send('')).toBe(401)
    expect(said.match(/lead\.created/g)).toHaveLength(1)
  } finally {
    running.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
