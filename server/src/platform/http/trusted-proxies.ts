import { BlockList, isIP, isIPv6 } from 'node:net'

/** The names of ranges that a list may hold. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')
/** Proxies are few; a list of strangers that asked once is not kept. */
const MOST_KNOWN = 1_000

/**
 * Whether an address is one of our proxies, whose word on the caller's address counts. `list`: addresses, CIDR ranges and names,
 * by commas (TRUST_PROXY). What was found out of an address is kept: it is asked several times a request.
 */
export const trustedProxies = (list: string): ((address: string) => boolean) => {
  const proxies = new BlockList()
  for (const range of list.split(',').flatMap((part) => named[part.trim()] ?? [part.trim()])) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  const known = new Map<string, boolean>()
  return (address) => {
    const found = known.get(address)
    if (found !== undefined) return found
    const isTrusted = isIP(address) !== 0 && proxies.check(address, familyOf(address))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(address, isTrusted)
    return isTrusted
  }
}
