/** How long a copy may be believed: RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 90

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Where a weakness may be reported (RFC 9116).
 * @param contact an https or mailto address.
 * @param address of this server, as customers know it, where it has one.
 */
export const writeSecurityTxt = (contact: string, address: string | undefined, now: Date): string => {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    ...(address === undefined ? [] : [`Canonical: ${new URL('/.well-known/security.txt', address).href}`]),
    '',
  ].join('\n')
}
