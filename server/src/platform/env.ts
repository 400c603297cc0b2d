import { resolve } from 'node:path'
import * as z from 'zod'
import { exceptionalParties, readCountries, type OutsideIndia } from './env/countries.ts'
import { EnvError } from './env/env-error.ts'
import { findProductionFaults } from './env/find-production-faults.ts'
import { readLenderEndpoints, type LenderEndpoint } from './env/lender-endpoints.ts'
import { readKeyFile } from './env/read-key-file.ts'
import { readS3Settings, type S3Settings } from './env/s3-settings.ts'
import { isProxyList, NO_PROXY } from './env/trusted-proxy-list.ts'

export { EnvError } from './env/env-error.ts'
export type { LenderEndpoint } from './env/lender-endpoints.ts'
export type { S3Settings } from './env/s3-settings.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country in two capital letters')
const database = z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ })
const callerId = z.string().regex(/^[0-9]{8,14}$/, 'must be a telephone number in digits')
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
  DATABASE_URL: database.optional(),
  /** The owner of the tables, for migrations, backups and restores alone; without it the user of DATABASE_URL is the owner. */
  DATABASE_OWNER_URL: database.optional(),
  /** A replica of the same database, in the same country: reports are read from it. */
  DATABASE_READ_URL: database.optional(),
  DATABASE_COUNTRY: country.optional(),
  /** Where backups are kept. */
  BACKUP_COUNTRY: country.optional(),
  /** Connections for requests and for jobs, at most (app/pool-sizes.ts has what each role starts with). */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).optional(),
  DATABASE_JOB_CONNECTIONS: z.coerce.number().int().min(9).max(500).optional(),
  DATABASE_CONNECT_SECONDS: z.coerce.number().min(1).max(60).default(3),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(1).max(300).default(15),
  /** A request that is not answered by then is answered 503. */
  ANSWER_SECONDS: z.coerce.number().min(1).max(300).default(25),
  /** How long a process that ends still answers, so that a balancer sees it leave. Left out: 2 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  SECRET_KEY_FILE: z.string().min(1).optional(),
  /** The next or the last master key, while it is changed (docs/operations.md, Changing the master key). */
  SECRET_KEY_FILE_OTHER: z.string().min(1).optional(),
  /** Seals backups in place of the master key. */
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  /** Shows /metrics to whoever brings it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9._~+/=-]{32,}$/, 'must have 32 letters, figures or signs of a bearer token, or more')
    .optional(),
  /** Shows /metrics on a port of its own, to this machine alone. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Where a weakness may be reported: stands in /.well-known/security.txt (RFC 9116). */
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto)$/, hostname: /.*/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /.*/ }).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  SMTP_COUNTRY: country.optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_KEY: z.string().min(8).optional(),
  SMS_COUNTRY: country.optional(),
  /** Takes what the first did not. */
  SECOND_SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECOND_SMS_GATEWAY_KEY: z.string().min(8).optional(),
  SECOND_SMS_COUNTRY: country.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Z0-9]{3,8}$/)
    .default('LOANS'),
  CRM_URL: z.url({ protocol: /^https?$/ }).optional(),
  CRM_ORG_ID: z.string().min(1).optional(),
  CRM_COUNTRY: country.optional(),
  /** The operator of calls (Exotel v1): all four, or no calls. */
  EXOTEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXOTEL_SID: z.string().min(1).optional(),
  EXOTEL_KEY: z.string().min(8).optional(),
  EXOTEL_TOKEN: z.string().min(8).optional(),
  EXOTEL_COUNTRY: country.optional(),
  /** Where its recordings lie, where that is another host. */
  EXOTEL_RECORDINGS_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(?::[0-9]{1,5})?$/)
    .optional(),
  /** The numbers that whoever is called sees, by series: for service, for promotion, and the brand's own. */
  CALLER_ID_1600: callerId.optional(),
  CALLER_ID_140: callerId.optional(),
  CALLER_ID_OTHER: callerId.optional(),
  /** Records calls, of which both sides are told first. */
  CALL_RECORDING: flag.default(false),
  /** Parties that may stand outside India, by commas: said at every start. */
  OUTSIDE_INDIA: z
    .string()
    .transform((list) => list.split(',').map((party) => party.trim()))
    .pipe(z.array(z.enum(exceptionalParties)))
    .optional(),
  DEFAULT_BRAND: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .default('default'),
  LOGIN_FLOW: flag.default(true),
  LENDER_TYPE: flag.default(false),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must list addresses, CIDR ranges, loopback, linklocal or uniquelocal, or be none')
    .optional(),
  CUSTOMER_IDLE_MINUTES: minutes.default(15),
  STAFF_IDLE_MINUTES: minutes.default(30),
  IDLE_WARNING_SECONDS: z.coerce.number().int().min(5).max(600).default(60),
  /** Passcodes an hour that nobody has answered yet, of all customers together, beyond which new browsers prove work (docs/decisions/060). */
  PASSCODE_CEILING: z.coerce.number().int().min(10).max(10_000_000).default(10_000),
  /** Days that a customer and product stay the lead of the partner that brought them (docs/decisions/096). */
  LEAD_LOCK_DAYS: z.enum(['30', '60', '90']).default('90').transform(Number),
  /** People a day whom a member of staff may look at before an alarm, and of whom they may see values in clear (docs/decisions/064). */
  STAFF_VIEWS_A_DAY: z.coerce.number().int().min(1).max(100_000).default(500),
  STAFF_UNMASKS_A_DAY: z.coerce.number().int().min(1).max(10_000).default(40),
  /** A file with the authority of servers on this machine that hooks are sent to, and nowhere else: for trials, never in production. */
  HOOKS_LOOPBACK_CA: z.string().min(1).optional(),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_COUNTRY: country.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Values = z.output<typeof Variables>

export interface Env extends Omit<Values, 'DEMO' | 'SMTP_FROM' | 'DRAIN_SECONDS'> {
  DEMO: boolean
  DRAIN_SECONDS: number
  SMTP_FROM: string
  /** By lender slug. */
  lenders: ReadonlyMap<string, LenderEndpoint>
  /** Where files go with STORAGE=s3; null keeps them in DATA_DIR. */
  s3: S3Settings | null
  /** The master key, 32 bytes; null until the demo has made one in DATA_DIR. */
  masterKey: Buffer | null
  /** The next or the last master key: what it wrapped opens too. */
  otherMasterKey: Buffer | null
  /** What backups are sealed with in place of the master key. */
  backupKey: Buffer | null
  /** Parties outside India by a named exception, in production. */
  outsideIndia: readonly OutsideIndia[]
  /** What this configuration gives up and was asked to, in words for every start. */
  warnings: readonly string[]
}

/**
 * Reads the environment once (interfaces.md, Environment).
 * @throws EnvError naming each variable that is wrong, or what production is missing.
 */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  ) as Record<string, string>
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    )
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demo = values.DEMO ?? (!production && values.DATABASE_URL === undefined)
  refuseUnnamedMode(given)
  refuseLonelyRole(values, demo)
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw new EnvError('DATABASE_URL: required with DATABASE_READ_URL, which is a replica of it')
  const faults = production ? [...findProductionFaults(values, demo), ...findTlsFaults(given)] : []
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
  const outsideIndia = production ? readCountries(values) : []
  const keyOf = (name: 'SECRET_KEY_FILE' | 'SECRET_KEY_FILE_OTHER' | 'BACKUP_KEY_FILE'): Buffer | null =>
    values[name] === undefined
      ? null
      : readKeyFile(name, values[name], { production, dataDir: values.DATA_DIR })
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    DEMO: demo,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (production ? 2 : 0),
    SMTP_FROM: values.SMTP_FROM ?? 'no-reply@example.com',
    s3: values.STORAGE === 's3' ? readS3Settings(values, production) : null,
    lenders: readLenderEndpoints(given, production),
    masterKey: keyOf('SECRET_KEY_FILE'),
    otherMasterKey: keyOf('SECRET_KEY_FILE_OTHER'),
    backupKey: keyOf('BACKUP_KEY_FILE'),
    outsideIndia,
    warnings: production ? writeWarnings(values, outsideIndia) : [],
  }
}

/**
 * Protections of production hang on NODE_ENV: where a database is named, the mode is too, so that forgetting one variable
 * never starts a server without them.
 */
const refuseUnnamedMode = ({ NODE_ENV, DATABASE_URL, DEMO }: Record<string, string>): void => {
  if (DATABASE_URL !== undefined && NODE_ENV === undefined && DEMO !== '1')
    throw new EnvError(
      'NODE_ENV: must be named where DATABASE_URL is (production; or development, test, or DEMO=1)',
    )
}

/** Node.js itself reads this one: with it no certificate is checked, whatever an address says (node:tls). */
const findTlsFaults = ({ NODE_TLS_REJECT_UNAUTHORIZED }: Record<string, string>): string[] =>
  NODE_TLS_REJECT_UNAUTHORIZED === undefined || NODE_TLS_REJECT_UNAUTHORIZED === '1'
    ? []
    : [
        'NODE_TLS_REJECT_UNAUTHORIZED: certificates are checked in production (NODE_EXTRA_CA_CERTS adds an authority)',
      ]

/** A process that does a part of the work needs the database that the others use; stand-ins live in one process. */
const refuseLonelyRole = (
  { ROLE, DATABASE_URL }: Pick<Values, 'ROLE' | 'DATABASE_URL'>,
  demo: boolean,
): void => {
  if (ROLE === 'all') return
  if (DATABASE_URL === undefined) throw new EnvError(`DATABASE_URL: required with ROLE=${ROLE}`)
  if (demo) throw new EnvError('ROLE: the demo and its stand-ins are one process (all)')
}

const writeWarnings = (
  { TRUST_PROXY }: Pick<Values, 'TRUST_PROXY'>,
  outsideIndia: readonly OutsideIndia[],
): string[] => [
  ...(TRUST_PROXY === NO_PROXY
    ? [
        'TRUST_PROXY=none: behind a proxy every limit, consent and audit entry would carry the address of the proxy',
      ]
    : []),
  ...outsideIndia.map(
    ({ party, country: place }) =>
      `${party} stands outside India (${place}) by the exception in OUTSIDE_INDIA`,
  ),
]
