import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createMasterKeys } from '../sealing/master-keys.ts'
import { openStream, sealStream, type Opening } from './sealed-file.ts'

const master = randomBytes(32)
const keys = createMasterKeys(master)
const CHUNK = 64 * 1024
const FRAME = CHUNK + 16

const inPieces = async function* (content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
const collect = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = []
  for await (const piece of source) all.push(piece)
  return Buffer.concat(all)
}
const seal = (content: Buffer, size = 1_000): Promise<Buffer> =>
  collect(sealStream(keys)(inPieces(content, size)))
const open = (file: Buffer, opening: Opening = { keys }, size = 700): Promise<Buffer> =>
  collect(openStream(opening)(inPieces(file, size)))

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])(
  'opens what it sealed: %d bytes, whatever pieces they come in',
  async (length) => {
    const content = randomBytes(length)
    const sealed = await seal(content)
    for (const size of [1 + length, 100_000, 999])
      expect((await open(sealed, { keys }, size)).equals(content)).toBe(true)
  },
)

it('shows nothing of its content, and has a key of its own each time', async () => {
  const content = Buffer.from('Asha Verma, 9876543210\n'.repeat(50))
  const [one, two] = [await seal(content), await seal(content)]
  expect(one.includes('Asha')).toBe(false)
  expect(one.subarray(-40)).not.toEqual(two.subarray(-40))
})

const headOf = (file: Buffer): Buffer => file.subarray(0, file.indexOf('\n') + 1)
const framesOf = (file: Buffer): Buffer[] => {
  const body = file.subarray(file.indexOf('\n') + 1)
  return Array.from({ length: Math.ceil(body.length / FRAME) }, (_, at) =>
    body.subarray(at * FRAME, (at + 1) * FRAME),
  )
}
const flip = (file: Buffer, at: number): Buffer => {
  const changed = Buffer.from(file)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

it.each<[string, (frames: Buffer[]) => Buffer[]]>([
  ['its last chunk missing', (frames) => frames.slice(0, -1)],
  ['its first chunk missing', (frames) => frames.slice(1)],
  ['a chunk in between missing', ([first, , ...others]) => [first ?? Buffer.of(), ...others]],
  ['every chunk missing', () => []],
  [
    'two chunks in the wrong order',
    ([one, two, ...others]) => [two, one, ...others].map((x) => x ?? Buffer.of()),
  ],
  ['a chunk twice', ([one, ...others]) => [one, one, ...others].map((x) => x ?? Buffer.of())],
  ['the last chunk twice', (frames) => [...frames, frames.at(-1) ?? Buffer.of()]],
  ['a byte missing at the end', (frames) => [Buffer.concat(frames).subarray(0, -1)]],
  ['a byte more at the end', (frames) => [...frames, Buffer.of(0)]],
  ['a byte changed', (frames) => [flip(Buffer.concat(frames), FRAME + 7)]],
  ['a tag changed', (frames) => [flip(Buffer.concat(frames), CHUNK + 3)]],
])('refuses a file with %s', async (_name, change) => {
  const file = await seal(randomBytes(4 * CHUNK + 100))
  const changed = Buffer.concat([headOf(file), ...change(framesOf(file))])
  await expect(open(changed)).rejects.toThrow('cut short or damaged')
})

it('refuses a chunk of another file, and another first line', async () => {
  const [one, two] = [await seal(randomBytes(3 * CHUNK)), await seal(randomBytes(3 * CHUNK))]
  const [, second = Buffer.of()] = framesOf(two)
  const [first = Buffer.of(), , third = Buffer.of()] = framesOf(one)
  await expect(open(Buffer.concat([headOf(one), first, second, third]))).rejects.toThrow('damaged')
  await expect(open(Buffer.concat([headOf(two), ...framesOf(one)]))).rejects.toThrow('damaged')
  await expect(open(headOf(one).subarray(0, -1))).rejects.toThrow('cut short')
})

it('gives on nothing of a chunk before it is authenticated', async () => {
  const file = await seal(Buffer.alloc(2 * CHUNK + 10))
  const given: Buffer[] = []
  const reading = (async () => {
    for await (const piece of openStream({ keys })(inPieces(flip(file, file.length - 20), 5_000)))
      given.push(piece)
  })()
  await expect(reading).rejects.toThrow('damaged')
  expect(given.map(({ length }) => length)).toEqual([CHUNK, CHUNK])
})

it('opens with each key that is known, and with no other', async () => {
  const content = Buffer.from('content')
  const file = await seal(content)
  expect(await open(file, { keys: createMasterKeys(randomBytes(32), [master]) })).toEqual(content)
  await expect(open(file, { keys: createMasterKeys(randomBytes(32)) })).rejects.toThrow('another master key')
  await expect(open(file, { keys: null })).rejects.toThrow('no key')
})

it('takes a file that is not sealed only where it is asked to', async () => {
  const file = gzipSync('content')
  await expect(open(file)).rejects.toThrow('--unsealed')
  expect(await open(file, { keys: null, unsealed: true })).toEqual(file)
  await expect(open(Buffer.from('nothing of ours'), { keys, unsealed: true })).rejects.toThrow('no backup')
  await expect(open(Buffer.of(), { keys })).rejects.toThrow('no backup')
})
