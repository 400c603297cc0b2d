import { isIPv6 } from 'node:net'

const GROUPS = 8
/** An IPv6 customer is handed this many groups of 16 bits (/64) and may use any address below them. */
const CUSTOMER_GROUPS = 4
/** What one site is handed (/48, RFC 6177): 65,536 blocks of the kind above, rented as one. */
const SITE_GROUPS = 3

/** The IPv4 address, also of one in IPv6 dress; null for an IPv6 one. */
const plainIpv4 = (ip: string): string | null =>
  ip.includes(':') ? (/^::ffff:([0-9.]+)$/i.exec(ip)?.[1] ?? null) : ip

const firstGroups = (ip: string, count: number): string => {
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * What is counted as one address: an IPv4 address, or the /64 of an IPv6 one, whose holder has 2^64 of them. An IPv4 address
 * in IPv6 dress is the IPv4 address.
 */
export const addressBlock = (ip: string): string =>
  plainIpv4(ip) ?? (isIPv6(ip) ? `${firstGroups(ip, CUSTOMER_GROUPS)}::/64` : ip)

/** What one holder is likely to have all of: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const addressNetwork = (ip: string): string => {
  const ipv4 = plainIpv4(ip)
  if (ipv4 !== null) return ipv4.replace(/\.[0-9]+$/, '.0/24')
  return isIPv6(ip) ? `${firstGroups(ip, SITE_GROUPS)}::/48` : ip
}
