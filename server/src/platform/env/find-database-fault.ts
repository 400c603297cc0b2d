import { isCertainLoopback } from './is-loopback.ts'

/** Parameters by which the driver would connect otherwise than sslmode says. */
const overriding = ['ssl', 'sslnegotiation', 'uselibpqcompat'] as const

/**
 * What is wrong with the way to a database in production, or null (ASVS 5.0, 12.3.1). On this machine, by a socket or loopback,
 * nothing crosses a network; anywhere else the connection is encrypted and the server proves its name.
 * @param address an address as DATABASE_URL holds it.
 */
export const findDatabaseFault = (address: string): string | null => {
  const { hostname, searchParams } = new URL(address)
  const hosts = searchParams.getAll('host')
  if (hosts.length > 1) return 'names more than one host'
  const host = decodeURIComponent(hosts[0] ?? hostname)
  if (host === '') return 'must name its host'
  // What a process calls itself there says which master keys it knows (platform/sealing/known-keys.ts).
  if (searchParams.has('application_name')) return 'must leave application_name to the server'
  if (host.startsWith('/') || isCertainLoopback(host)) return null
  const modes = searchParams.getAll('sslmode')
  if (modes.length !== 1 || modes[0] !== 'verify-full')
    return 'must say sslmode=verify-full: personal data crosses a network there'
  const other = overriding.find((name) => searchParams.has(name))
  return other === undefined ? null : `must not say ${other} beside sslmode`
}
