import ipaddr from 'ipaddr.js'

/** What the registry gives out to the internet at large; of the rest of IPv6 nothing is routed. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet: not of this machine, a private or a link's network, a carrier's NAT, a cloud's
 * metadata, and no IPv6 address that carries another one in it (mapped IPv4, NAT64, 6to4, Teredo).
 */
export const isGlobalAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6)
}

export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback'
