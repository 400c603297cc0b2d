import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer as small as one can be: it asks each server whether it is ready, and passes requests on in turn, never twice. */
export interface Balancer {
  port: number
  /** Which servers there are, by port; one that has left takes no more. */
  serve(ports: readonly number[]): void
  readyCount(): number
  stop(): Promise<void>
}

const LOOK_MS = 100
const LONGEST_LOOK_MS = 1_000

/** @param obeys whether a server that says that it is not ready is left alone. */
export const startBalancer = async (obeys: boolean): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let servers: readonly number[] = []
  const ready = new Set<number>()
  let turn = 0

  /** One look at a time at each server: an older answer must not put back one that has said since that it leaves. */
  const looks = new Set<number>()
  const look = async (port: number): Promise<void> => {
    if (looks.has(port)) return
    looks.add(port)
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(LONGEST_LOOK_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    if (isReady && servers.includes(port)) ready.add(port)
    else ready.delete(port)
    looks.delete(port)
  }
  const looking = setInterval(() => {
    for (const port of servers) void look(port)
  }, LOOK_MS)

  const pass = createServer((asked, answer) => {
    const open = obeys ? servers.filter((port) => ready.has(port)) : servers
    turn += 1
    const port = open[turn % open.length]
    if (port === undefined) {
      answer.writeHead(502).end('no server is ready')
      return
    }
    const { host: _host, connection: _connection, ...headers } = asked.headers
    const passed = request(
      { agent, port, host: '127.0.0.1', method: asked.method, path: asked.url, headers },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, {
          'content-type': came.headers['content-type'] ?? 'text/plain',
        })
        came.pipe(answer)
      },
    )
    passed.on('error', ({ message }) => answer.writeHead(502).end(message))
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    pass.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    port: (pass.address() as AddressInfo).port,
    serve: (ports) => {
      servers = ports
    },
    readyCount: () => servers.filter((port) => ready.has(port)).length,
    stop: async () => {
      clearInterval(looking)
      pass.closeAllConnections()
      await new Promise<void>((resolve) => {
        pass.close(() => resolve())
      })
      agent.destroy()
    },
  }
}
