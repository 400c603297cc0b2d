import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './figures.ts'
import type { Product } from './product.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const CONNECTIONS = 20
/** Code that has run less often is not compiled to its best yet. */
const WARM_UP_REQUESTS = 6_000
const WARM_UP_MOST_SECONDS = 20

/** One of the servers that are compared, and what it is asked in turn. */
export interface Contestant {
  server: ServerProcess
  /** CPU time that the server uses in a second without requests, in microseconds: no request is charged for it. */
  rest: number
  requests: readonly Buffer[]
  /** How many ask at once; 20 unless said. With one nobody waits for another one's answer. */
  connections?: number
}

export interface Measured {
  /** Medians of the rounds. */
  perSecond: number
  p99Milliseconds: number
  /** CPU time of the server process for one request, over all rounds. */
  cpuMicroseconds: number
}

/** A GET as a browser behind a proxy sends it; each `turn` from another address, as of another visitor. */
export const writeGet = (path: string, turn: number, headers: Record<string, string> = {}): Buffer => {
  const all = {
    host: 'localhost',
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/** How long the answer in `bytes` is altogether; null while its head is not whole. @throws Error unless it is a 200. */
const answerLength = (bytes: Buffer): number | null => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`not the answer that was asked for: ${head}`)
  return headEnd + 4 + Number(length)
}

/** Asks one thing after the other on one connection until `until`. */
const askInTurn = (
  port: number,
  next: () => Buffer,
  until: number,
  note: (milliseconds: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    // Until the head is whole: the rest of an answer of megabytes is only counted.
    let pieces: Buffer[] = []
    let received = 0
    let length: number | null = null
    let began = 0
    const ask = (): void => {
      began = performance.now()
      socket.write(next())
    }
    socket.setNoDelay(true)
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      try {
        received += chunk.length
        if (length === null) {
          pieces.push(chunk)
          length = answerLength(Buffer.concat(pieces))
        }
        if (length === null || received < length) return
        pieces = []
        received = 0
        length = null
        const now = performance.now()
        note(now - began)
        if (now < until) {
          ask()
          return
        }
        socket.destroy()
        resolve()
      } catch (error) {
        socket.destroy()
        reject(error)
      }
    })
  })

const runRound = async (
  { server, rest, requests, connections = CONNECTIONS }: Contestant,
  seconds: number,
) => {
  const latencies: number[] = []
  let turn = 0
  const next = (): Buffer => {
    const request = requests[turn % requests.length]
    if (request === undefined) throw new Error('there is nothing to ask')
    turn += 1
    return request
  }
  const cpuBefore = server.cpuMicroseconds()
  const began = performance.now()
  const note = (milliseconds: number): void => void latencies.push(milliseconds)
  await Promise.all(
    Array.from({ length: connections }, () => askInTurn(server.port, next, began + seconds * 1000, note)),
  )
  const took = (performance.now() - began) / 1000
  return {
    requests: latencies.length,
    perSecond: latencies.length / took,
    p99Milliseconds: quantile(latencies, 0.99),
    cpu: server.cpuMicroseconds() - cpuBefore - rest * took,
  }
}

const warmUp = async (contestant: Contestant, quick: boolean): Promise<void> => {
  let left = quick ? 1 : WARM_UP_REQUESTS
  for (let second = 0; left > 0 && second < WARM_UP_MOST_SECONDS; second += 1) {
    const { requests } = await runRound(contestant, 1)
    left -= requests
  }
}

/** Asks both in alternate rounds, each round begun by the other one, after a warm-up. */
export const compare = async (
  ours: Contestant,
  peer: Contestant,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ ours: Measured; peer: Measured; perSecondRatio: number; p99Ratio: number }> => {
  const ourRounds: Awaited<ReturnType<typeof runRound>>[] = []
  const peerRounds: typeof ourRounds = []
  for (const contestant of [ours, peer]) await warmUp(contestant, rounds <= 2)
  for (let round = 0; round < rounds; round += 1) {
    const order = [() => runRound(ours, seconds), () => runRound(peer, seconds)] as const
    if (round % 2 === 0) ourRounds.push(await order[0]())
    peerRounds.push(await order[1]())
    if (round % 2 === 1) ourRounds.push(await order[0]())
  }
  const summed = (of: typeof ourRounds): Measured => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    p99Milliseconds: median(of.map(({ p99Milliseconds }) => p99Milliseconds)),
    cpuMicroseconds:
      of.reduce((sum, { cpu }) => sum + cpu, 0) / of.reduce((sum, { requests }) => sum + requests, 0),
  })
  const ratioOf = (value: (round: (typeof ourRounds)[number]) => number): number =>
    median(ourRounds.map((round, at) => value(round) / value(peerRounds[at] ?? round)))
  return {
    ours: summed(ourRounds),
    peer: summed(peerRounds),
    perSecondRatio: ratioOf(({ perSecond }) => perSecond),
    p99Ratio: ratioOf(({ p99Milliseconds }) => p99Milliseconds),
  }
}

/** The peer of bare-server.ts on the product's own database. */
export const startBareServer = ({ connection, dataDir }: Product): Promise<ServerProcess> =>
  startServerProcess({
    file: 'bench/bare-server.ts',
    env: { BENCH_CONNECTION: JSON.stringify(connection) },
    logFile: join(dataDir, 'bare-server.log'),
    readyPath: '/hello',
  })

/** CPU time in a second without requests, in microseconds. */
export const restOf = async (server: ServerProcess, quick: boolean): Promise<number> => {
  const seconds = quick ? 1 : 5
  const before = server.cpuMicroseconds()
  await sleep(seconds * 1000)
  return (server.cpuMicroseconds() - before) / seconds
}
