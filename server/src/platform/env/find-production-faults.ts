import { findDatabaseFault } from './find-database-fault.ts'
import { isLoopback } from './is-loopback.ts'

export interface ProductionVariables {
  SECRET_KEY_FILE?: string | undefined
  DATABASE_URL?: string | undefined
  DATABASE_OWNER_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  SMTP_FROM?: string | undefined
  SMS_GATEWAY_URL?: string | undefined
  SMS_GATEWAY_KEY?: string | undefined
  SECOND_SMS_GATEWAY_URL?: string | undefined
  SECOND_SMS_GATEWAY_KEY?: string | undefined
  CRM_URL?: string | undefined
  CRM_ORG_ID?: string | undefined
  EXOTEL_URL?: string | undefined
  EXOTEL_SID?: string | undefined
  EXOTEL_KEY?: string | undefined
  EXOTEL_TOKEN?: string | undefined
  TRUST_PROXY?: string | undefined
  HOOKS_LOOPBACK_CA?: string | undefined
}

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
] as const satisfies readonly (keyof ProductionVariables)[]

const databases = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const
const parties = ['SMTP_URL', 'SMS_GATEWAY_URL', 'SECOND_SMS_GATEWAY_URL', 'CRM_URL', 'EXOTEL_URL'] as const

/** Why production must not start so: a stand-in, a demo, something missing, or a way that anybody could listen on; each names its variable. */
export const findProductionFaults = (values: ProductionVariables, demo: boolean): string[] => {
  const faults: string[] = []
  if (demo) faults.push('DEMO: demo data and stand-ins are not for production')
  if (values.HOOKS_LOOPBACK_CA !== undefined)
    faults.push('HOOKS_LOOPBACK_CA: hooks to this machine are not for production')
  for (const name of needed) if (values[name] === undefined) faults.push(`${name}: required in production`)
  // Without it every limit, consent and audit entry would carry the proxy's address in place of the caller's.
  if (values.TRUST_PROXY === undefined)
    faults.push(
      'TRUST_PROXY: required in production: the addresses of your proxies, or none where this server faces the network itself',
    )
  for (const name of parties) {
    if (values[name] !== undefined && isLoopback(values[name]))
      faults.push(`${name}: a stand-in on loopback is not for production`)
  }
  // Passcodes, keys and what people wrote to us cross the network there.
  for (const name of ['SMS_GATEWAY_URL', 'SECOND_SMS_GATEWAY_URL', 'CRM_URL', 'EXOTEL_URL'] as const) {
    if (values[name]?.startsWith('https:') === false) faults.push(`${name}: must be https in production`)
  }
  // The mailer takes options from there, and would go on without TLS or by another server.
  if (values.SMTP_URL !== undefined && new URL(values.SMTP_URL).search !== '')
    faults.push('SMTP_URL: must have nothing behind a question mark')
  if ((values.SECOND_SMS_GATEWAY_URL === undefined) !== (values.SECOND_SMS_GATEWAY_KEY === undefined))
    faults.push('SECOND_SMS_GATEWAY_KEY: the second gateway has an address and a key, or neither')
  const telephony = ['EXOTEL_URL', 'EXOTEL_SID', 'EXOTEL_KEY', 'EXOTEL_TOKEN'] as const
  if (telephony.some((name) => values[name] !== undefined))
    for (const name of telephony)
      if (values[name] === undefined)
        faults.push(`${name}: calls need all of ${telephony.join(', ')}, or none`)
  if (values.PUBLIC_URL !== undefined && !values.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL: must be https in production')
  for (const name of databases) {
    const fault = values[name] === undefined ? null : findDatabaseFault(values[name])
    if (fault !== null) faults.push(`${name}: ${fault}`)
  }
  return faults
}
