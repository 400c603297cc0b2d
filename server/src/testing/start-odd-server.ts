import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a party outside may do instead of what was agreed. */
export type Oddity = 'slow' | 'stalls' | 'breaks off' | 'drops' | 'garbage' | 'endless' | 'redirects' | number

export interface OddServer {
  url: string
  /** Headers and bodies of the requests so far. */
  requests: { headers: IncomingMessage['headers']; body: string }[]
  /** May be changed between requests. */
  does: Oddity
  stop(): Promise<void>
}

const answerOddly = (does: Oddity, response: ServerResponse): void => {
  if (does === 'slow') return
  if (does === 'stalls' || does === 'breaks off') {
    response.writeHead(200, { 'content-length': '1000' }).write('RIFF')
    if (does === 'breaks off') setTimeout(() => response.destroy(), 20)
  } else if (does === 'drops') {
    response.destroy()
  } else if (does === 'garbage') {
    response.writeHead(200).end('<html>OK</html>')
  } else if (does === 'endless') {
    response.writeHead(200)
    const chunk = 'x'.repeat(16 * 1024)
    const timer = setInterval(() => response.write(chunk), 1)
    response.once('close', () => clearInterval(timer))
  } else if (does === 'redirects') {
    response.writeHead(302, { location: '/elsewhere' }).end()
  } else {
    response.writeHead(does).end('{"id":"1"}')
  }
}

/** A real server on a loopback port that misbehaves as told. */
export const startOddServer = async (does: Oddity): Promise<OddServer> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      odd.requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      answerOddly(odd.does, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const odd: OddServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/take`,
    requests: [],
    does,
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await closed
    },
  }
  return odd
}
