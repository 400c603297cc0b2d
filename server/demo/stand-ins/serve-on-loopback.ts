import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

const MAX_BODY_BYTES = 64 * 1024

/** What a stand-in was asked. */
export interface StandInRequest {
  method: string
  header(name: string): string | undefined
  body: string
}
export interface StandInAnswer {
  status: number
  body: object
}

const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Serves `answer` over HTTP on a free loopback port. */
export const serveOnLoopback = async (
  { log }: Pick<StandInOptions, 'log'>,
  path: string,
  answer: (request: StandInRequest) => Promise<StandInAnswer>,
): Promise<StandIn> => {
  const respond = async (request: IncomingMessage): Promise<StandInAnswer> => {
    if (request.url !== path) return { status: 404, body: { error: 'there is nothing here' } }
    const body = await readBody(request)
    if (body === null) return { status: 413, body: { error: 'too large' } }
    return answer({
      method: request.method ?? '',
      header: (name) => request.headers[name]?.toString(),
      body,
    })
  }
  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown): StandInAnswer => {
        log.error({ err: error }, 'stand-in')
        return { status: 500, body: { error: 'failed' } }
      })
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
      .catch((error: unknown) => log.error({ err: error }, 'stand-in'))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await closed
    },
  }
}
