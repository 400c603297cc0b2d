import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from '../../server/src/testing/hook-server/make-certificate.ts'

/**
 * The systems of partners, in a process of their own: `/good/…` answers at once, `/slow` after two seconds, `/dead` never. Says where it
 * listens, and whose certificate it has, in one line of JSON.
 */
const SLOW_MS = 2_000
const certificate = makeCertificate(['localhost', '127.0.0.1'])
const server = createServer(certificate, (request, response) => {
  request.resume()
  const { url } = request
  if (url === '/dead') return
  if (url === '/slow') setTimeout(() => response.end('ok'), SLOW_MS)
  else response.end('ok')
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ port, ca: certificate.cert }))
})
