import { isIP } from 'node:net'

/** What names a proxy: an address, a CIDR range, or one of the names of proxy-addr. */
const isProxyRange = (part: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^[0-9]{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** TRUST_PROXY of a server that faces the network itself. */
export const NO_PROXY = 'none'

/** Whether a list is `none`, or names proxies by commas. */
export const isProxyList = (list: string): boolean =>
  list === NO_PROXY || list.split(',').every((part) => isProxyRange(part.trim()))
