import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { listen } from './listen.ts'

/** A connection that can be broken by hand. */
class FakeClient extends EventEmitter {
  readonly query
  readonly release = vi.fn()
  constructor(query: () => Promise<void>) {
    super()
    this.query = vi.fn(query)
  }
}
const works = async (): Promise<void> => undefined
const fails = async (): Promise<void> => {
  throw new Error('the database system is starting up')
}

it('comes back after a break, gives every lost connection back to the pool, and catches up', async () => {
  const clients = [new FakeClient(works), new FakeClient(fails), new FakeClient(works)]
  let next = 0
  const pool = { connect: async () => clients[next++] } as unknown as pg.Pool
  const heard = vi.fn()
  const errors = vi.fn()
  const listening = await listen(pool, ['a', 'b'], heard, errors)
  clients[0]?.emit('notification', { channel: 'a' })
  expect(heard.mock.calls).toEqual([['a']])
  clients[0]?.emit('error', new Error('cut'))
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['a'], ['a'], ['b']]), { timeout: 5_000 })
  expect(clients.map(({ release }) => release.mock.calls)).toEqual([[[true]], [[true]], []])
  await listening.stop()
  expect(clients[2]?.release).toHaveBeenCalledWith(true)
})
