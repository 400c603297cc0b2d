import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'

/** What names a proxy: an address, a CIDR range, or one of the names of proxy-addr. */
const isProxyRange = (part: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^[0-9]{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const minutes = z.coerce
  .number()
  .int()
  .min(1)
  .max(24 * 60)

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** What a process does: serves, runs jobs, or both (docs/operations.md, Several processes). */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  SECRET_KEY_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /.*/ }).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_KEY: z.string().min(8).optional(),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Z0-9]{3,8}$/)
    .default('LOANS'),
  CRM_URL: z.url({ protocol: /^https?$/ }).optional(),
  CRM_ORG_ID: z.string().min(1).optional(),
  DEFAULT_BRAND: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .default('default'),
  LOGIN_FLOW: flag.default(true),
  LENDER_TYPE: flag.default(false),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => list.split(',').every((part) => isProxyRange(part.trim())),
      'must list addresses, CIDR ranges, loopback, linklocal or uniquelocal',
    )
    .optional(),
  CUSTOMER_IDLE_MINUTES: minutes.default(15),
  STAFF_IDLE_MINUTES: minutes.default(30),
  IDLE_WARNING_SECONDS: z.coerce.number().int().min(5).max(600).default(60),
  /** Passcodes an hour that nobody has answered yet, of all customers together, beyond which new browsers prove work (docs/decisions/060). */
  PASSCODE_CEILING: z.coerce.number().int().min(10).max(10_000_000).default(10_000),
  /** Days that a customer and product stay the lead of the partner that brought them (docs/decisions/027). */
  LEAD_LOCK_DAYS: z.enum(['30', '60', '90']).default('90').transform(Number),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Where an API lender answers and the secret that both sides sign with. */
export interface LenderEndpoint {
  url: string
  secret: string
}

/** The bucket that stored files lie in. */
export interface S3Settings {
  /** Null: the region's own, of the provider that the client knows. */
  endpoint: string | null
  region: string
  bucket: string
  access_key_id: string
  secret_access_key: string
}

export interface Env extends Omit<z.output<typeof Variables>, 'DEMO' | 'SMTP_FROM'> {
  DEMO: boolean
  SMTP_FROM: string
  /** By lender slug, from LENDER_<SLUG>_URL and LENDER_<SLUG>_SECRET (dashes as underscores). */
  lenders: ReadonlyMap<string, LenderEndpoint>
  /** Where files go with STORAGE=s3; null keeps them in DATA_DIR. */
  s3: S3Settings | null
  /** The master key, 32 bytes; null until the demo has made one in DATA_DIR. */
  masterKey: Buffer | null
}

/** A variable with a wrong value; the message names it and never repeats a secret. */
export class EnvError extends Error {}

/**
 * Reads the environment once (interfaces.md, Environment).
 * @throws EnvError naming each variable that is wrong, or what production is missing.
 */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO ?? (!production && values.DATABASE_URL === undefined)
  refuseLonelyRole(values, demo)
  if (production) refuseUnreadyProduction(values, demo)
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    DEMO: demo,
    SMTP_FROM: values.SMTP_FROM ?? 'no-reply@example.com',
    s3: values.STORAGE === 's3' ? readS3Settings(values, production) : null,
    lenders: readLenderEndpoints(given as Record<string, string>, production),
    masterKey: values.SECRET_KEY_FILE === undefined ? null : readMasterKey(values.SECRET_KEY_FILE),
  }
}

/** A process that does a part of the work needs the database that the others use; stand-ins live in one process. */
const refuseLonelyRole = ({ ROLE, DATABASE_URL }: z.output<typeof Variables>, demo: boolean): void => {
  if (ROLE === 'all') return
  if (DATABASE_URL === undefined) throw new EnvError(`DATABASE_URL: required with ROLE=${ROLE}`)
  if (demo) throw new EnvError('ROLE: the demo and its stand-ins are one process (all)')
}

/** Production never runs on a stand-in, a demo account or a made-up secret. */
const refuseUnreadyProduction = (values: z.output<typeof Variables>, demo: boolean): void => {
  const problems: string[] = []
  if (demo) problems.push('DEMO: demo data and stand-ins are not for production')
  const needed = [
    'SECRET_KEY_FILE',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SMTP_FROM',
    'SMS_GATEWAY_URL',
    'SMS_GATEWAY_KEY',
    'CRM_URL',
    'CRM_ORG_ID',
  ] as const
  for (const name of needed) if (values[name] === undefined) problems.push(`${name}: required in production`)
  for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL', 'CRM_URL'] as const) {
    if (values[name] !== undefined && isLoopback(values[name]))
      problems.push(`${name}: a stand-in on loopback is not for production`)
  }
  // Passcodes, keys and what people wrote to us cross the network there.
  for (const name of ['SMS_GATEWAY_URL', 'CRM_URL'] as const) {
    if (values[name]?.startsWith('https:') === false) problems.push(`${name}: must be https in production`)
  }
  if (values.PUBLIC_URL !== undefined && !values.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: must be https in production')
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
}

const readS3Settings = (values: z.output<typeof Variables>, production: boolean): S3Settings => {
  const {
    S3_ENDPOINT: endpoint = null,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access_key_id,
    S3_SECRET_ACCESS_KEY: secret_access_key,
  } = values
  const needed = {
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access_key_id,
    S3_SECRET_ACCESS_KEY: secret_access_key,
  }
  const problems = Object.entries(needed).flatMap(([name, value]) =>
    value === undefined ? [`${name}: required with STORAGE=s3`] : [],
  )
  if (production && endpoint !== null && (isLoopback(endpoint) || !endpoint.startsWith('https:')))
    problems.push('S3_ENDPOINT: must be https and no stand-in in production')
  if (
    problems.length > 0 ||
    region === undefined ||
    bucket === undefined ||
    access_key_id === undefined ||
    secret_access_key === undefined
  )
    throw new EnvError(problems.join('\n'))
  return { endpoint, region, bucket, access_key_id, secret_access_key }
}

const isLoopback = (url: string): boolean => {
  const { hostname } = new URL(url)
  return (
    /^(?:.+\.)?localhost\.?$/.test(hostname) ||
    /^(?:127\.|0\.0\.0\.0$|\[::1?\]$|\[::ffff:(?:127\.|7f|0:0\]|0\.0\.0\.0\]))/.test(hostname)
  )
}

const readLenderEndpoints = (
  variables: Record<string, string>,
  production: boolean,
): Map<string, LenderEndpoint> => {
  const lenders = new Map<string, LenderEndpoint>()
  for (const [name, url] of Object.entries(variables)) {
    const slug = /^LENDER_([A-Z0-9_]+)_URL$/.exec(name)?.[1]
    if (slug === undefined) continue
    const secret = variables[`LENDER_${slug}_SECRET`]
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw new EnvError(`${name}: must be an http or https address`)
    if (production && (isLoopback(url) || !url.startsWith('https:')))
      throw new EnvError(`${name}: must be https and no stand-in in production`)
    if (secret === undefined || secret.length < 16)
      throw new EnvError(`LENDER_${slug}_SECRET: at least 16 characters are needed`)
    lenders.set(slug.toLowerCase().replaceAll('_', '-'), { url, secret })
  }
  return lenders
}

const readMasterKey = (file: string): Buffer => {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new EnvError(`SECRET_KEY_FILE: cannot be read`, { cause: error })
  }
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new EnvError('SECRET_KEY_FILE: must hold 32 bytes in base64')
  return key
}
