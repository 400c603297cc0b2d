import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersBeforeRouting } from '../../answers/answer-before-routing.ts'
import { limitArrival } from './limit-arrival.ts'

const limits = { wholeWithin: 300, stretch: 300, leastInStretch: 100 }
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ ...answersBeforeRouting })
  limitArrival(app, limits)
  app.addContentTypeParser('*', async (_request: unknown, payload: AsyncIterable<Buffer>) => {
    let bytes = 0
    for await (const chunk of payload) bytes += chunk.length
    return { bytes }
  })
  app.post('/short', ({ body }) => body)
  app.post('/long', { config: { arrivesLong: true } }, ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends a body of 1,000 bytes in pieces, a piece each 100 ms. @returns the status line, as far as the connection stood */
const send = async (path: string, pieces: number, piece: number): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const got = { answer: '' }
  socket.on('data', (data) => (got.answer += String(data)))
  socket.on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-test\r\ncontent-length: 1000\r\n\r\n`,
  )
  for (let n = 0; n < pieces && got.answer === '' && !socket.destroyed; n += 1) {
    socket.write('x'.repeat(piece))
    await wait(100)
  }
  for (let n = 0; n < 20 && got.answer === ''; n += 1) await wait(50)
  socket.destroy()
  return got.answer.split('\r\n')[0] ?? ''
}

test('a large file may arrive for longer than any other request, as long as it goes on', async () => {
  expect(await send('/long', 10, 100)).toBe('HTTP/1.1 200 OK')
})

test('one that trickles or stops is cut off, and so is another request that is not whole in time', async () => {
  const cut = 'HTTP/1.1 503 temporarily_unavailable'
  expect(await send('/long', 100, 10)).toBe(cut)
  expect(await send('/long', 2, 300)).toBe(cut)
  expect(await send('/short', 10, 100)).toBe(cut)
  expect(await send('/short', 1, 1_000)).toBe('HTTP/1.1 200 OK')
})
