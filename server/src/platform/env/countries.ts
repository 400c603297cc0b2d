import { EnvError } from './env-error.ts'

/**
 * Regions of Amazon S3 in India: Mumbai and Hyderabad (AWS, Regions and Availability Zones, read on 2026-11-20). A server of
 * one's own (S3_ENDPOINT) says its country by S3_COUNTRY alone.
 */
const indianRegions: readonly string[] = ['ap-south-1', 'ap-south-2']

/** Parties that may stand outside India by a named exception; the data itself may not (RBI (Digital Lending) Directions, 2025). */
export const exceptionalParties = ['SMS', 'SMTP', 'CRM'] as const
export type ExceptionalParty = (typeof exceptionalParties)[number]

/** A party outside India that the configuration names as an exception. */
export interface OutsideIndia {
  party: ExceptionalParty
  country: string
}

export interface CountryVariables {
  DATABASE_COUNTRY?: string | undefined
  BACKUP_COUNTRY?: string | undefined
  S3_COUNTRY?: string | undefined
  SMS_COUNTRY?: string | undefined
  SECOND_SMS_GATEWAY_URL?: string | undefined
  SECOND_SMS_COUNTRY?: string | undefined
  SMTP_COUNTRY?: string | undefined
  CRM_COUNTRY?: string | undefined
  EXOTEL_URL?: string | undefined
  EXOTEL_COUNTRY?: string | undefined
  OUTSIDE_INDIA?: readonly ExceptionalParty[] | undefined
  STORAGE: 'local' | 's3'
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
}

/** The parts of the host of an address of Amazon; null for a server of one's own. */
const findAmazonLabels = (address: string): string[] | null => {
  const labels = new URL(address).hostname.split('.')
  return labels.includes('amazonaws') ? labels : null
}

const findDataFaults = (values: CountryVariables): string[] => {
  const places = ['DATABASE_COUNTRY', 'BACKUP_COUNTRY', ...(values.STORAGE === 's3' ? ['S3_COUNTRY'] : [])]
  const faults = (places as (keyof CountryVariables & `${string}_COUNTRY`)[]).flatMap((name) => {
    const country = values[name]
    if (country === undefined) return [`${name}: required in production`]
    return country === 'IN' ? [] : [`${name}: data and backups stay in India (IN)`]
  })
  const { STORAGE, S3_ENDPOINT, S3_REGION = '' } = values
  if (STORAGE !== 's3') return faults
  const amazon = S3_ENDPOINT === undefined ? [] : findAmazonLabels(S3_ENDPOINT)
  if (amazon !== null && !indianRegions.includes(S3_REGION))
    faults.push(`S3_REGION: must be in India (${indianRegions.join(', ')})`)
  else if (amazon !== null && amazon.length > 0 && !amazon.includes(S3_REGION))
    faults.push('S3_ENDPOINT: must be one of Amazon’s in S3_REGION')
  return faults
}

/**
 * Which parties stand outside India by a named exception, in production.
 * @throws EnvError where a country is not named, is another than India without an exception, or an exception has no need.
 */
export const readCountries = (values: CountryVariables): OutsideIndia[] => {
  const faults = findDataFaults(values)
  const outside: OutsideIndia[] = []
  for (const party of exceptionalParties) {
    const country = values[`${party}_COUNTRY`]
    const isExcepted = values.OUTSIDE_INDIA?.includes(party) === true
    if (country === undefined) faults.push(`${party}_COUNTRY: required in production`)
    else if (country === 'IN' && isExcepted)
      faults.push(`OUTSIDE_INDIA: ${party} stands in India: take it out`)
    else if (country !== 'IN' && !isExcepted)
      faults.push(`${party}_COUNTRY: must be IN, or ${party} be named in OUTSIDE_INDIA as an exception`)
    else if (country !== 'IN') outside.push({ party, country })
  }
  if (values.SECOND_SMS_GATEWAY_URL !== undefined && values.SECOND_SMS_COUNTRY !== 'IN')
    faults.push('SECOND_SMS_COUNTRY: the second gateway must stand in India (IN)')
  if (values.EXOTEL_URL !== undefined && values.EXOTEL_COUNTRY !== 'IN')
    faults.push('EXOTEL_COUNTRY: calls are carried by an operator in India (IN)')
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
  return outside
}
