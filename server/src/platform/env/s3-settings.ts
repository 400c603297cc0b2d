import { EnvError } from './env-error.ts'
import { isLoopback } from './is-loopback.ts'

/** The bucket that stored files lie in. */
export interface S3Settings {
  /** Null: the region's own, of the provider that the client knows. */
  endpoint: string | null
  region: string
  bucket: string
  access_key_id: string
  secret_access_key: string
}

interface S3Variables {
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** @throws EnvError naming what is missing with STORAGE=s3, or an endpoint that is not for production. */
export const readS3Settings = (values: S3Variables, production: boolean): S3Settings => {
  const { S3_ENDPOINT: endpoint = null } = values
  const problems: string[] = []
  const need = (name: keyof S3Variables): string => {
    const value = values[name]
    if (value === undefined) problems.push(`${name}: required with STORAGE=s3`)
    return value ?? ''
  }
  const settings = {
    endpoint,
    region: need('S3_REGION'),
    bucket: need('S3_BUCKET'),
    access_key_id: need('S3_ACCESS_KEY_ID'),
    secret_access_key: need('S3_SECRET_ACCESS_KEY'),
  }
  if (production && endpoint !== null && (isLoopback(endpoint) || !endpoint.startsWith('https:')))
    problems.push('S3_ENDPOINT: must be https and no stand-in in production')
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  return settings
}
