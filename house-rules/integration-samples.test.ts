import { spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
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

/** May not be there: then its steps alone are tried, below. */
const php = 'php'
const hasPhp = spawnSync(php, ['--version']).status === 0
const secret = `whsec_${Buffer.from('twenty-four bytes, a key').toString('base64')}`

it.skipIf(!hasPhp)('the PHP sample is PHP, and takes what is signed and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  const file = join(folder, 'marketplace.php')
  try {
    writeFileSync(file, textOf('php'))
    expect(spawnSync(php, ['-l', file]).status).toBe(0)
    const at = new Date()
    const seconds = String(Math.floor(at.getTime() / 1000))
    const right = new Webhook(secret).sign('m1', at, '{}')
    const isOurs = (signatures: string): string => {
      const functions = textOf('php').replace(/if \(PHP_SAPI[^]*$/, '')
      const asked = `echo is_ours(${[secret, 'm1', seconds, signatures, '{}'].map((one) => `'${one}'`).join(',')}) ? 'yes' : 'no';`
      writeFileSync(file, `${functions}\n${asked}`)
      return spawnSync(php, [file]).stdout.toString()
    }
    expect([isOurs(right), isOurs(`v1,AAAA ${right}`), isOurs('v1,AAAA'), isOurs('')]).toEqual([
      'yes',
      'yes',
      'no',
      'no',
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('the steps of the PHP sample, in its order, make the signature of the standard', () => {
  const text = textOf('php')
  const steps = [
    "$key = base64_decode(substr($secret, strlen('whsec_')));",
    `$own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));`,
    "foreach (explode(' ', $signatures) as $one) if (hash_equals($own, $one)) return true;",
  ]
  const places = steps.map((step) => text.indexOf(step))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
  // The same steps here, against the standard's own library.
  const at = new Date()
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `m1.${Math.floor(at.getTime() / 1000)}.{}`
  const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  expect(new Webhook(secret).sign('m1', at, '{}')).toBe(own)
  // Quoted as PHP reads it: no line of it is cut by our own quotes.
  expect(text).toMatch(/^<\?php /)
  expect(text).toContain('ends_at\']}\\n"')
})
