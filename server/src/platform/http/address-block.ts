import { isIPv6 } from 'node:net'

const GROUPS = 8
/** An IPv6 customer is handed this many groups of 16 bits (/64) and may use any address below them. */
const CUSTOMER_GROUPS = 4

/**
 * What is counted as one address: an IPv4 address, or the /64 of an IPv6 one, whose holder has 2^64 of them. An IPv4 address
 * in IPv6 dress is the IPv4 address.
 */
export const addressBlock = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${groups
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
