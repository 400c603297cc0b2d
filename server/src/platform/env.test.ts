import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const keyFile = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'marketplace-env-')), 'key')
  writeFileSync(file, text)
  return file
}
const key = Buffer.alloc(32, 7).toString('base64')
const production = {
  NODE_ENV: 'production',
  SECRET_KEY_FILE: keyFile(key),
  DATABASE_URL: 'postgresql://app@db.example.com/marketplace',
  PUBLIC_URL: 'https://loans.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMTP_FROM: 'no-reply@loans.example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com/messages',
  SMS_GATEWAY_KEY: 'a-key-of-the-gateway',
  CRM_URL: 'https://crm.example.com/leads',
  CRM_ORG_ID: 'org-1',
}
const bucket = {
  STORAGE: 's3',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'cards',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const complaintOf = (variables: Record<string, string | undefined>): string => {
  try {
    readEnv(variables)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return ''
}

describe('production', () => {
  it('starts with all it needs, without the demo', () => {
    expect(readEnv(production)).toMatchObject({ DEMO: false, masterKey: Buffer.alloc(32, 7) })
  })

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'does not start without %s',
    (name) => {
      expect(complaintOf({ ...production, [name]: undefined })).toContain(`${name}: required in production`)
    },
  )

  it.each([
    ['DEMO', '1'],
    ['PUBLIC_URL', 'http://loans.example.com'],
    ['SMS_GATEWAY_URL', 'http://sms.example.com/messages'],
    ['CRM_URL', 'http://crm.example.com/leads'],
    ['SMTP_URL', 'smtp://localhost:25'],
    ['SMTP_URL', 'smtp://mail.localhost'],
    ['SMS_GATEWAY_URL', 'https://127.1.2.3/messages'],
    ['SMS_GATEWAY_URL', 'https://2130706433/messages'],
    ['CRM_URL', 'https://[::1]/leads'],
    ['CRM_URL', 'https://[::ffff:127.0.0.1]/leads'],
    ['CRM_URL', 'https://0.0.0.0/leads'],
    ['LENDER_SOME_BANK_URL', 'http://bank.example.com'],
    ['LENDER_SOME_BANK_URL', 'https://localhost:4000'],
    ['S3_ENDPOINT', 'http://files.example.com'],
    ['S3_ENDPOINT', 'https://127.0.0.1:9000'],
  ])('does not start with %s=%s', (name, value) => {
    const secrets = { LENDER_SOME_BANK_SECRET: 'a secret of sixteen', ...bucket }
    expect(complaintOf({ ...production, ...secrets, [name]: value })).toMatch(new RegExp(`^${name}: `, 'm'))
  })
})

describe('a wrong value names its variable', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db.example.com/x'],
    ['PUBLIC_URL', 'loans.example.com'],
    ['DEMO', 'yes'],
    ['ROLE', 'both'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMS_SENDER', 'far too long a name'],
    ['SMS_GATEWAY_KEY', 'short'],
    ['DEFAULT_BRAND', 'No Such!'],
    ['LOGIN_FLOW', '2'],
    ['CUSTOMER_IDLE_MINUTES', '0'],
    ['IDLE_WARNING_SECONDS', '1'],
    ['LEAD_LOCK_DAYS', '45'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, nginx'],
    ['SECRET_KEY_FILE', '/there/is/no/such/file'],
    ['SECRET_KEY_FILE', keyFile('c2hvcnQ=')],
    ['LENDER_SOME_BANK_URL', 'bank.example.com'],
    ['STORAGE', 'ftp'],
    ['S3_ENDPOINT', 'files.example.com'],
    ['S3_BUCKET', 'No Bucket'],
  ])('%s=%s', (name, value) => {
    const complaint = complaintOf({ LENDER_SOME_BANK_SECRET: 'a secret of sixteen', [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name}: `))
  })

  it('a lender needs its secret, which is not repeated', () => {
    const complaint = complaintOf({ LENDER_A_URL: 'https://a.example.com', LENDER_A_SECRET: 'too-short' })
    expect(complaint).toContain('LENDER_A_SECRET')
    expect(complaint).not.toContain('too-short')
  })
})

it.each(['127.0.0.1', '10.0.0.0/8', 'loopback', '10.0.0.1, 2001:db8::/32,uniquelocal'])(
  'TRUST_PROXY takes %s',
  (value) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value)
  },
)

describe('a process for a part of the work', () => {
  const database = { DATABASE_URL: 'postgres://localhost/marketplace' }
  it.each(['web', 'worker'])('%s: on a database of all, and without the demo', (ROLE) => {
    expect(readEnv({ ROLE, ...database }).ROLE).toBe(ROLE)
    expect(complaintOf({ ROLE, DEMO: '0' })).toMatch(/^DATABASE_URL: /)
    expect(complaintOf({ ROLE, DEMO: '1', ...database })).toMatch(/^ROLE: /)
  })
  it('is all of it unless it is said', () => {
    expect(readEnv({}).ROLE).toBe('all')
  })
})

describe('the storage of files', () => {
  it('is the data folder unless a bucket is named', () => {
    expect(readEnv({}).s3).toBeNull()
    expect(readEnv({ ...bucket, STORAGE: 'local' }).s3).toBeNull()
    expect(readEnv({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      region: 'ap-south-1',
      bucket: 'cards',
      access_key_id: 'id',
      secret_access_key: 'secret',
    })
    expect(readEnv(bucket).s3?.endpoint).toBeNull()
  })

  it.each(['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'a bucket needs %s',
    (name) => {
      expect(complaintOf({ ...bucket, [name]: undefined })).toBe(`${name}: required with STORAGE=s3`)
    },
  )
})

it('drains for a moment in production alone, and waits as long as it is told to', () => {
  expect(readEnv({ NODE_ENV: 'test' })).toMatchObject({ DRAIN_SECONDS: 0, ANSWER_SECONDS: 25 })
  expect(readEnv(production)).toMatchObject({ DRAIN_SECONDS: 2, DATABASE_CONNECT_SECONDS: 3 })
  expect(readEnv({ NODE_ENV: 'test', DRAIN_SECONDS: '7' }).DRAIN_SECONDS).toBe(7)
  expect(complaintOf({ NODE_ENV: 'test', ANSWER_SECONDS: '0' })).toContain('ANSWER_SECONDS')
  expect(complaintOf({ ...production, SECOND_SMS_GATEWAY_URL: 'http://sms.example.com' })).toContain(
    'SECOND_SMS_GATEWAY_URL: must be https',
  )
})
