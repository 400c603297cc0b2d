import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `down` cuts every connection, `silent` never answers, `loses` takes an application and cuts before it answers. */
export type Behaviour = 'normal' | 'down' | 'silent' | 'rubbish' | 'loses'

/** A lender's API that does as it is told to (server/src/market/connectors/lender-protocol.ts). */
export interface FaultyLender {
  url: string
  behave(behaviour: Behaviour): void
  /** The Idempotency-Key of every application that came, tries counted. */
  applications(): readonly string[]
  eligibilityAsks(): number
  stop(): Promise<void>
}

const answerJson = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export const startFaultyLender = async (): Promise<FaultyLender> => {
  let behaviour: Behaviour = 'normal'
  let asks = 0
  const keys: string[] = []

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const isApplication = request.url === '/applications'
    if (behaviour === 'down') {
      request.socket.destroy()
      return
    }
    if (isApplication) keys.push(String(request.headers['idempotency-key']))
    else asks += 1
    if (behaviour === 'silent') return
    if (behaviour === 'loses' && isApplication) request.socket.destroy()
    else if (behaviour === 'rubbish') response.end('<html>Under maintenance</html>')
    else if (isApplication) answerJson(response, { lender_application_id: `LN-${keys.at(-1)?.slice(0, 8)}` })
    else answerJson(response, { eligible: true, rate: 10.4, amount_max: 1_000_000 })
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => {
      behaviour = next
    },
    applications: () => keys,
    eligibilityAsks: () => asks,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
