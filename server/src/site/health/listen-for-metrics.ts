import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Answers GET /metrics on a port of its own, on loopback, from the moment `app` listens until it closes. */
export const listenForMetrics = (app: FastifyInstance, port: number, metrics: Metrics): void => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics')
        response.writeHead(500).end()
      },
    )
  })
  app.addHook('onListen', async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    app.log.info({ address: server.address() }, 'metrics')
  })
  app.addHook('onClose', async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  })
}
