import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate, type MadeCertificate } from './make-certificate.ts'

/** A message that a server was sent. */
export interface HeardHook {
  path: string
  headers: Record<string, string>
  body: string
}

export interface HookServer {
  port: number
  /** Its own authority, in PEM. */
  ca: string
  url(path?: string): string
  heard: HeardHook[]
  /** How it answers from now on. */
  answer(reply: (response: ServerResponse, request: IncomingMessage) => void): void
  close(): Promise<void>
}

const ok = (response: ServerResponse): void => {
  response.end('ok')
}

/** A receiver of hooks on this machine, by https, as a partner would have one. @param hosts that its certificate is good for */
export const startHookServer = async (
  hosts: readonly string[] = ['localhost', '127.0.0.1'],
  certificate: MadeCertificate = makeCertificate(hosts),
): Promise<HookServer> => {
  let reply: (response: ServerResponse, request: IncomingMessage) => void = ok
  const heard: HeardHook[] = []
  const server = createServer(certificate, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      heard.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() })
      reply(response, request)
    })
  })
  // Whoever does not like the certificate goes away.
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    ca: certificate.cert,
    url: (path = '/hooks') => `https://localhost:${port}${path}`,
    heard,
    answer: (next) => {
      reply = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
