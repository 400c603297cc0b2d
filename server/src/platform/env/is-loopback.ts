import { isIP } from 'node:net'

/** Whether a host name may be this machine itself, in any dress: a name below localhost, 127/8, 0.0.0.0, ::1 and their IPv6 forms. */
const mayBeLoopback = (host: string): boolean =>
  /^(?:.+\.)?localhost\.?$/.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[::1?\]$|\[::ffff:(?:127\.|7f|0:0\]|0\.0\.0\.0\]))/.test(host)

/**
 * Whether an address may lead to this machine: where a stand-in would answer. Read as http is, which writes every form of a host in
 * one way (capitals, 127.1, 2130706433); other schemes leave it as it was typed.
 */
export const isLoopback = (url: string): boolean => {
  const asHttp = url.trim().replace(/^[a-z][a-z0-9+.-]*:/i, 'http:')
  return mayBeLoopback(new URL(URL.canParse(asHttp) ? asHttp : url).hostname.toLowerCase())
}

/** Whether a host is this machine and nothing else, so that no network lies in between: no name that a resolver could lead elsewhere. */
export const isCertainLoopback = (host: string): boolean => {
  const bare = host.toLowerCase().replace(/^\[(.+)\]$/, '$1')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}
