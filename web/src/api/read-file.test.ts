import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const MEGABYTE = 1024 * 1024
const inParts = (parts: number, failsAt: number | null = null): Response => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent === failsAt) controller.error(new TypeError('lost'))
      else if (sent === parts) controller.close()
      else controller.enqueue(new Uint8Array(MEGABYTE).fill(sent))
      sent += 1
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
}

test.each([0, 1, 20])('a file of %i megabytes is whole and in order', async (parts) => {
  let heard = 0
  const file = await readFile(inParts(parts), () => {
    heard += 1
  })
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([file.type, bytes.length, heard]).toEqual(['text/csv; charset=utf-8', parts * MEGABYTE, 1])
  for (let part = 0; part < parts; part += 1)
    expect([bytes[part * MEGABYTE], bytes[(part + 1) * MEGABYTE - 1]]).toEqual([part, part])
})

test('one that breaks off is no file', async () => {
  await expect(readFile(inParts(20, 3), () => undefined)).rejects.toThrow('lost')
})

test('an answer without a body is an empty file', async () => {
  expect((await readFile(new Response(null), () => undefined)).size).toBe(0)
})
