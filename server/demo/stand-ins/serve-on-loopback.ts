import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

const MAX_BODY_BYTES = 64 * 1024

/** What a stand-in was asked. */
export interface StandInRequest {
  method: string
  /** Without what follows a question mark. */
  path: string
  header(name: string): string | undefined
  body: string
}
export type StandInAnswer =
  | { status: number; body: object; headers?: Readonly<Record<string, string>> }
  | { status: number; bytes: Buffer; type: string }
  /** The line breaks before a word of an answer. */
  | { breaksOff: true }

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

/** Serves `answer` over HTTP on a free loopback port: one path, or all below one that ends in a slash. */
export const serveOnLoopback = async (
  { log }: Pick<StandInOptions, 'log'>,
  path: string,
  answer: (request: StandInRequest) => Promise<StandInAnswer>,
): Promise<StandIn> => {
  const respond = async (request: IncomingMessage): Promise<StandInAnswer> => {
    const [asked = ''] = path.endsWith('/') ? (request.url ?? '').split('?') : [request.url]
    if (path.endsWith('/') ? !asked.startsWith(path) : asked !== path)
      return { status: 404, body: { error: 'there is nothing here' } }
    const body = await readBody(request)
    if (body === null) return { status: 413, body: { error: 'too large' } }
    return answer({
      method: request.method ?? '',
      path: asked,
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
      .then((given) => {
        if ('breaksOff' in given) request.socket.destroy()
        else if ('bytes' in given)
          response.writeHead(given.status, { 'content-type': given.type }).end(given.bytes)
        else
          response
            .writeHead(given.status, { ...given.headers, 'content-type': 'application/json' })
            .end(JSON.stringify(given.body))
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
