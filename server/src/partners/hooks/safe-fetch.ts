import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { isGlobalAddress } from './global-address.ts'

/** What stands between us and addresses that partners name. */
export interface HookNetwork {
  /** All addresses of a name; rejects where it has none. */
  resolve: (host: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** In PEM: the one authority whose certificates count; left out they are the usual ones. */
  ca?: string
}

/** The internet as it is. */
export const publicNetwork: HookNetwork = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isGlobalAddress,
}

export interface HookRequest {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
  /** Of the answer; what is longer is cut off there. */
  maxBytes: number
  stop?: AbortSignal | undefined
}

export interface HookAnswer {
  status: number
  retry_after: string | null
  text: string
  is_cut: boolean
}

/** Nothing came back that has a status. */
export class HookFailure extends Error {
  readonly kind:
    | 'timed_out'
    | 'unreachable'
    | 'bad_certificate'
    | 'unknown_name'
    | 'address_refused'
    | 'stopped'
  constructor(kind: HookFailure['kind'], options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * The addresses that a name stands for now, each of them allowed. A name with one that is not is refused whole: whoever mixes them
 * hopes for the wrong one to be taken.
 */
const resolveAllowed = async ({ resolve, isAllowed }: HookNetwork, host: string): Promise<string[]> => {
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  if (addresses.length === 0) throw new HookFailure('unknown_name')
  if (!addresses.every(isAllowed)) throw new HookFailure('address_refused')
  return addresses
}

/** Answers every question about the name with what was found and checked before: it is never asked for again. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (first === undefined) done(new Error('no address'), '', 0)
    else if (options.all === true) done(null, found)
    else done(null, first.address, first.family)
  }

const readCapped = async (
  answer: IncomingMessage,
  maxBytes: number,
): Promise<[text: string, isCut: boolean]> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  const isCut = size > maxBytes
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes)
  // PostgreSQL keeps every character but this one.
  return [bytes.toString('utf8').replaceAll('\0', '�'), isCut]
}

/** Codes of node:tls for a certificate that does not hold. */
const ofCertificate =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/

const toFailure = (error: unknown, signal: AbortSignal, stop: AbortSignal | undefined): HookFailure => {
  if (error instanceof HookFailure) return error
  if (stop?.aborted === true) return new HookFailure('stopped')
  if (signal.aborted) return new HookFailure('timed_out')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new HookFailure(ofCertificate.test(code) ? 'bad_certificate' : 'unreachable', { cause: error })
}

/**
 * Posts to an address that somebody else named: https alone, the name resolved once, each address checked and no other one
 * connected to, no redirect followed, no cookie kept, the answer cut and the whole given up after `timeoutMs`.
 * @throws HookFailure where no whole answer came.
 */
export const safeFetch = async (
  network: HookNetwork,
  { url: text, headers, body, timeoutMs, maxBytes, stop }: HookRequest,
): Promise<HookAnswer> => {
  const signal = deadlineSignal(timeoutMs, stop)
  if (signal.aborted) throw new HookFailure('stopped')
  const aborted = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new HookFailure(stop?.aborted === true ? 'stopped' : 'timed_out'))
    signal.addEventListener('abort', giveUp, { once: true })
  })
  // Whoever comes first is heard; the other may end unheard.
  aborted.catch(() => undefined)
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') throw new HookFailure('address_refused')
  const agent = new Agent({ keepAlive: false })
  try {
    const host = hostOf(url)
    const addresses = await Promise.race([resolveAllowed(network, host), aborted])
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = requestHttps(
        url,
        {
          method: 'POST',
          agent,
          signal,
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          lookup: pinnedTo(addresses),
          servername: isIP(host) === 0 ? host : '',
          minVersion: 'TLSv1.2',
          maxHeaderSize: 16 * 1024,
          ...(network.ca !== undefined && { ca: network.ca }),
        },
        resolve,
      )
      request.on('error', reject)
      request.on('socket', (socket) => {
        // Nothing is said before it is seen who is there.
        socket.once('secureConnect', () => {
          const { remoteAddress } = socket as TLSSocket
          if (remoteAddress === undefined || !network.isAllowed(remoteAddress))
            request.destroy(new HookFailure('address_refused'))
        })
      })
      request.end(body)
    })
    const [read, is_cut] = await Promise.race([readCapped(answer, maxBytes), aborted])
    return {
      status: answer.statusCode ?? 0,
      retry_after: answer.headers['retry-after'] ?? null,
      text: read,
      is_cut,
    }
  } catch (error) {
    throw toFailure(error, signal, stop)
  } finally {
    agent.destroy()
  }
}
