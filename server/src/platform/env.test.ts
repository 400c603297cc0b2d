import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const keyFile = (text: string, mode = 0o600): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'marketplace-env-')), 'key')
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}
/** Drawn by openssl for these tests alone; nothing is sealed with it. */
const key = 'jz9SfpV8cEOFgntYlHGp3McJqO+wiwGt8rOGuOQRWek='
const production = {
  NODE_ENV: 'production',
  SECRET_KEY_FILE: keyFile(key),
  DATABASE_URL: 'postgresql://app@db.example.com/marketplace?sslmode=verify-full',
  DATABASE_COUNTRY: 'IN',
  BACKUP_COUNTRY: 'IN',
  TRUST_PROXY: '10.0.0.0/8',
  PUBLIC_URL: 'https://loans.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMTP_FROM: 'no-reply@loans.example.com',
  SMTP_COUNTRY: 'IN',
  SMS_GATEWAY_URL: 'https://sms.example.com/messages',
  SMS_GATEWAY_KEY: 'a-key-of-the-gateway',
  SMS_COUNTRY: 'IN',
  CRM_URL: 'https://crm.example.com/leads',
  CRM_ORG_ID: 'org-1',
  CRM_COUNTRY: 'IN',
}
const bucket = {
  STORAGE: 's3',
  S3_REGION: 'ap-south-1',
  S3_COUNTRY: 'IN',
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
    expect(readEnv(production)).toMatchObject({
      DEMO: false,
      masterKey: Buffer.from(key, 'base64'),
      outsideIndia: [],
      warnings: [],
    })
    expect(readEnv({ ...production, ...bucket }).s3?.region).toBe('ap-south-1')
  })

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'does not start without %s',
    (name) => {
      expect(complaintOf({ ...production, [name]: undefined })).toContain(`${name}: required in production`)
    },
  )

  const remote = 'postgresql://app@db.example.com/marketplace'
  it.each([
    remote,
    `${remote}?sslmode=require`,
    `${remote}?sslmode=no-verify`,
    `${remote}?sslmode=verify-ca`,
    `${remote}?sslmode=disable`,
    `${remote}?ssl=true`,
    `${remote}?sslmode=verify-full&sslmode=disable`,
    `${remote}?sslmode=verify-full&ssl=0`,
    `${remote}?sslmode=verify-full&uselibpqcompat=true`,
    `${remote}?sslmode=verify-full&sslnegotiation=direct`,
    `${remote}?sslmode=verify-full&application_name=other`,
    'postgresql://app@localhost/marketplace?host=db.example.com',
    'postgresql://app@localhost/marketplace?host=localhost&host=db.example.com',
    'postgresql://app@localhost.example.com/marketplace',
    'postgresql:///marketplace',
  ])('does not start on a database that anybody on the way could read: %s', (address) => {
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'])
      expect(complaintOf({ ...production, [name]: address })).toMatch(new RegExp(`^${name}: `, 'm'))
  })

  it.each([
    `${remote}?sslmode=verify-full`,
    `${remote}?sslmode=verify-full&connect_timeout=5`,
    'postgresql://app@localhost/marketplace',
    'postgresql://app@127.0.0.1:5433/marketplace',
    'postgresql://app@[::1]/marketplace',
    'postgresql://app@localhost/marketplace?host=%2Frun%2Fpostgresql',
    'postgresql://app@db.example.com/marketplace?host=/run/postgresql',
  ])('starts on %s, and the driver does as the address says', (address) => {
    expect(readEnv({ ...production, DATABASE_URL: address }).DATABASE_URL).toBe(address)
    const client = new pg.Client(address)
    const isNear = client.host.startsWith('/') || /^(?:localhost|127\.0\.0\.1|::1)$/.test(client.host)
    expect([isNear, client.ssl]).toEqual([isNear, isNear ? false : {}])
  })

  const random = Buffer.from(key, 'base64')
  it.each([
    ['others can read', keyFile(key, 0o644), /others can read/],
    ['its group can read', keyFile(key, 0o640), /others can read/],
    ['anybody can change', keyFile(key, 0o602), /others can read/],
    ['is 32 times one byte', keyFile(Buffer.alloc(32).toString('base64')), /not random/],
    ['repeats', keyFile(random.toString('base64').slice(0, 8).repeat(5).concat('AAA=')), /not random/],
    [
      'counts up',
      keyFile(Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')),
      /not random/,
    ],
    [
      'counts down by threes',
      keyFile(Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - 3 * at)).toString('base64')),
      /not random/,
    ],
    ['is a text', keyFile(Buffer.from('our Secret, for 2026! Do-not-tel').toString('base64')), /is a text/],
  ])('does not start with a key that %s', (_name, file, reason) => {
    for (const name of ['SECRET_KEY_FILE', 'SECRET_KEY_FILE_OTHER', 'BACKUP_KEY_FILE']) {
      const complaint = complaintOf({ ...production, [name]: file })
      expect(complaint).toMatch(new RegExp(`^${name}: `))
      expect(complaint).toMatch(reason)
    }
  })

  it('takes keys that their owner alone may read, and none from beside the data', () => {
    const file = keyFile(key, 0o400)
    expect(readEnv({ ...production, SECRET_KEY_FILE: file, BACKUP_KEY_FILE: file })).toMatchObject({
      masterKey: random,
      otherMasterKey: null,
      backupKey: random,
    })
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'marketplace-env-'))
    mkdirSync(join(DATA_DIR, 'keys'))
    const inside = join(DATA_DIR, 'keys', 'master')
    writeFileSync(inside, key, { mode: 0o600 })
    expect(complaintOf({ ...production, DATA_DIR, SECRET_KEY_FILE: inside })).toMatch(
      /beside what it protects/,
    )
  })

  it('follows links to a key that lies beside the data', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'marketplace-env-'))
    const inside = join(DATA_DIR, 'master')
    writeFileSync(inside, key, { mode: 0o600 })
    const link = join(mkdtempSync(join(tmpdir(), 'marketplace-env-')), 'key')
    symlinkSync(inside, link)
    expect(complaintOf({ ...production, DATA_DIR, SECRET_KEY_FILE: link })).toMatch(/beside what it protects/)
    const dataLink = `${link}-data`
    symlinkSync(DATA_DIR, dataLink)
    expect(complaintOf({ ...production, DATA_DIR: dataLink, SECRET_KEY_FILE: inside })).toMatch(
      /beside what it protects/,
    )
  })

  it('does not start where certificates are not checked', () => {
    const complaint = complaintOf({ ...production, NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    expect(complaint).toMatch(/^NODE_TLS_REJECT_UNAUTHORIZED: /)
  })

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'takes a blank %s for none',
    (name) => {
      expect(complaintOf({ ...production, [name]: '  ' })).toContain(`${name}: required in production`)
    },
  )

  it.each(['DATABASE_COUNTRY', 'BACKUP_COUNTRY', 'S3_COUNTRY', 'LENDER_SOME_BANK_COUNTRY'])(
    'keeps data in India, without an exception: %s',
    (name) => {
      const lender = {
        LENDER_SOME_BANK_URL: 'https://bank.example.com',
        LENDER_SOME_BANK_SECRET: 'a secret of sixteen',
        LENDER_SOME_BANK_COUNTRY: 'IN',
      }
      const all = { ...production, ...bucket, ...lender }
      expect(complaintOf(all)).toBe('')
      expect(complaintOf({ ...all, [name]: undefined })).toMatch(new RegExp(`^${name}: `))
      expect(complaintOf({ ...all, OUTSIDE_INDIA: 'CRM', CRM_COUNTRY: 'IE', [name]: 'IE' })).toMatch(
        new RegExp(`^${name}: `),
      )
    },
  )

  it('keeps a bucket of Amazon in an Indian region; a server of one’s own says its country', () => {
    expect(complaintOf({ ...production, ...bucket, S3_REGION: 'eu-west-1' })).toMatch(
      /^S3_REGION: .*ap-south-2/,
    )
    const elsewhere = { ...production, ...bucket, S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com' }
    expect(complaintOf(elsewhere)).toMatch(/^S3_ENDPOINT: /)
    expect(complaintOf({ ...elsewhere, S3_REGION: 'us-east-1' })).toMatch(/^S3_REGION: /)
    const mumbai = 'https://cards.s3.ap-south-1.amazonaws.com'
    expect(complaintOf({ ...elsewhere, S3_ENDPOINT: mumbai })).toBe('')
    const own = { ...bucket, S3_ENDPOINT: 'https://files.example.com', S3_REGION: 'pune' }
    expect(complaintOf({ ...production, ...own })).toBe('')
  })

  it.each(['SMS', 'SMTP', 'CRM'])(
    '%s stands outside India by a named exception alone, which is said',
    (party) => {
      const outside = { ...production, [`${party}_COUNTRY`]: 'SG' }
      expect(complaintOf(outside)).toMatch(new RegExp(`^${party}_COUNTRY: `))
      const env = readEnv({ ...outside, OUTSIDE_INDIA: party })
      expect(env.outsideIndia).toEqual([{ party, country: 'SG' }])
      expect(env.warnings.join()).toMatch(new RegExp(`${party} stands outside India \\(SG\\)`))
      expect(complaintOf({ ...production, OUTSIDE_INDIA: party })).toMatch(/^OUTSIDE_INDIA: /)
    },
  )

  it('a server without a proxy says so, and it is said at every start', () => {
    expect(readEnv({ ...production, TRUST_PROXY: 'none' }).warnings.join()).toContain('TRUST_PROXY=none')
  })

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
    const secrets = {
      LENDER_SOME_BANK_SECRET: 'a secret of sixteen',
      LENDER_SOME_BANK_COUNTRY: 'IN',
      ...bucket,
    }
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
    ['TRUST_PROXY', '10.0.0.1, none'],
    ['DATABASE_COUNTRY', 'India'],
    ['OUTSIDE_INDIA', 'DATABASE'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', 'none'],
    ['SECURITY_CONTACT', 'security@example.com'],
    ['SECRET_KEY_FILE', '/there/is/no/such/file'],
    ['SECRET_KEY_FILE', keyFile('c2hvcnQ=')],
    ['LENDER_SOME_BANK_URL', 'bank.example.com'],
    ['STORAGE', 'ftp'],
    ['S3_ENDPOINT', 'files.example.com'],
    ['S3_BUCKET', 'No Bucket'],
  ])('%s=%s', (name, value) => {
    const complaint = complaintOf({
      NODE_ENV: 'test',
      LENDER_SOME_BANK_URL: 'https://bank.example.com',
      LENDER_SOME_BANK_SECRET: 'a secret of sixteen',
      [name]: value,
    })
    expect(complaint).toMatch(new RegExp(`^${name}: `))
  })

  it('a lender needs its secret, which is not repeated', () => {
    const complaint = complaintOf({ LENDER_A_URL: 'https://a.example.com', LENDER_A_SECRET: 'too-short' })
    expect(complaint).toContain('LENDER_A_SECRET')
    expect(complaint).not.toContain('too-short')
  })

  it('a second secret of a lender is as long, and is read beside the first', () => {
    const lender = { LENDER_A_URL: 'https://a.example.com', LENDER_A_SECRET: 'a secret of sixteen' }
    expect(complaintOf({ ...lender, LENDER_A_SECRET_OTHER: 'too-short' })).toBe(
      'LENDER_A_SECRET_OTHER: at least 16 characters are needed',
    )
    expect(readEnv({ ...lender, LENDER_A_SECRET_OTHER: 'the next of sixteen' }).lenders.get('a')).toEqual({
      url: 'https://a.example.com',
      secret: 'a secret of sixteen',
      other_secret: 'the next of sixteen',
    })
    expect(readEnv(lender).lenders.get('a')?.other_secret).toBeUndefined()
  })
})

it.each(['none', '127.0.0.1', '10.0.0.0/8', 'loopback', '10.0.0.1, 2001:db8::/32,uniquelocal'])(
  'TRUST_PROXY takes %s',
  (value) => {
    expect(readEnv({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value)
  },
)

describe('a database without a named mode', () => {
  const database = { DATABASE_URL: 'postgres://localhost/marketplace' }
  it.each([{}, { DEMO: '0' }, { ROLE: 'web' }, { NODE_ENV: '' }])('is refused: %j', (variables) => {
    expect(complaintOf({ ...database, ...variables })).toMatch(/^NODE_ENV: /)
  })
  it.each([{ DEMO: '1' }, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])('is taken with %j', (named) => {
    expect(readEnv({ ...database, ...named }).DATABASE_URL).toBe(database.DATABASE_URL)
  })
})

describe('a process for a part of the work', () => {
  const database = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/marketplace' }
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
