import { finished } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { OpenStreams, StreamedFile } from './streamed-file.ts'

it('makes no part before the one before it was taken', async () => {
  let made = 0
  const parts = async function* () {
    for (; made < 1_000; made += 1) yield `${made}\r\n`
  }
  const stream = new StreamedFile(parts()).toStream()
  const reader = stream[Symbol.asyncIterator]()
  for (let taken = 1; taken <= 5; taken += 1) {
    await reader.next()
    expect(made).toBeLessThanOrEqual(taken + 2)
  }
  stream.destroy()
})

it('gives the making up where the reader is gone', async () => {
  let isOver = false
  const parts = async function* () {
    try {
      for (;;) yield 'a'
    } finally {
      isOver = true
    }
  }
  const stream = new StreamedFile(parts()).toStream()
  await stream[Symbol.asyncIterator]().next()
  stream.destroy()
  await finished(stream).catch(() => undefined)
  expect(isOver).toBe(true)
})

it('does not end where it could not be made to its end', async () => {
  const parts = async function* () {
    yield 'a'
    throw new Error('the database is gone')
  }
  const stream = new StreamedFile(parts()).toStream()
  stream.resume()
  await expect(finished(stream)).rejects.toThrow('the database is gone')
})

it('is broken off where the process ends, as far as it is still on its way', async () => {
  const parts = async function* () {
    for (;;) yield 'a'
  }
  const few = async function* () {
    yield 'a'
  }
  const streams = new OpenStreams()
  const over = streams.open(new StreamedFile(few()))
  over.resume()
  await finished(over)
  const stream = streams.open(new StreamedFile(parts()))
  const failure = finished(stream)
  stream.resume()
  streams.breakOff()
  await expect(failure).rejects.toThrow('the process ends')
  expect(over.errored).toBeNull()
})
