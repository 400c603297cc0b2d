import { EnvError } from './env-error.ts'
import { isLoopback } from './is-loopback.ts'

const LEAST_SECRET = 16
/** Sixteen random hexadecimal figures have fewer different ones than this once in some ten thousand secrets. */
const LEAST_DIFFERENT = 6

/** Where an API lender answers and the secret that both sides sign with. */
export interface LenderEndpoint {
  url: string
  /** What this side signs with. */
  secret: string
  /** A second secret that a message of the lender may be signed with, while the two sides change over. */
  other_secret?: string
}

const readSecret = (name: string, secret: string | undefined, production: boolean): string => {
  if (secret === undefined || secret.length < LEAST_SECRET)
    throw new EnvError(`${name}: at least ${LEAST_SECRET} characters are needed`)
  if (production && new Set(secret).size < LEAST_DIFFERENT)
    throw new EnvError(`${name}: its characters repeat: it is not random`)
  return secret
}

/** What is said of a lender without an address would be passed over in silence. */
const refuseStray = (variables: Record<string, string>): void => {
  for (const name of Object.keys(variables)) {
    const slug = /^LENDER_(.+?)_(?:URL|SECRET|SECRET_OTHER|COUNTRY)$/.exec(name)?.[1]
    if (slug === undefined) continue
    if (!/^[A-Z0-9_]+$/.test(slug)) throw new EnvError(`${name}: the lender must be in capital letters`)
    if (variables[`LENDER_${slug}_URL`] === undefined)
      throw new EnvError(`${name}: LENDER_${slug}_URL is missing`)
  }
}

/**
 * By lender slug, from LENDER_<SLUG>_URL, _SECRET, _SECRET_OTHER and _COUNTRY (dashes as underscores).
 * @throws EnvError naming the variable that is wrong, never a secret.
 */
export const readLenderEndpoints = (
  variables: Record<string, string>,
  production: boolean,
): Map<string, LenderEndpoint> => {
  refuseStray(variables)
  const lenders = new Map<string, LenderEndpoint>()
  for (const [name, url] of Object.entries(variables)) {
    const slug = /^LENDER_([A-Z0-9_]+)_URL$/.exec(name)?.[1]
    if (slug === undefined) continue
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw new EnvError(`${name}: must be an http or https address`)
    if (production && (isLoopback(url) || !url.startsWith('https:')))
      throw new EnvError(`${name}: must be https and no stand-in in production`)
    if (production && variables[`LENDER_${slug}_COUNTRY`] !== 'IN')
      throw new EnvError(`LENDER_${slug}_COUNTRY: must be IN in production`)
    const secret = readSecret(`LENDER_${slug}_SECRET`, variables[`LENDER_${slug}_SECRET`], production)
    const other = variables[`LENDER_${slug}_SECRET_OTHER`]
    lenders.set(slug.toLowerCase().replaceAll('_', '-'), {
      url,
      secret,
      ...(other !== undefined && {
        other_secret: readSecret(`LENDER_${slug}_SECRET_OTHER`, other, production),
      }),
    })
  }
  return lenders
}
