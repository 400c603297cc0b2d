import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picture, pngChunk } from '../../testing/picture.ts'
import { dropPngTexts } from './drop-png-texts.ts'
import { shrinkImage } from './shrink-image.ts'

const HEADER_END = 33

const withChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)])

it('takes every kind of text out and leaves the picture as it is', async () => {
  const png = await picture('png', 30, 20)
  const gamma = pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))
  const texts = ['tEXt', 'zTXt', 'iTXt'].map((type) => pngChunk(type, Buffer.from('Title\0\0words')))
  expect(dropPngTexts(withChunks(png, [gamma, ...texts]))).toEqual(withChunks(png, [gamma]))
  expect(dropPngTexts(png)).toEqual(png)
})

it.each(['jpeg', 'webp'] as const)('leaves a %s alone', async (format) => {
  const bytes = await picture(format)
  expect(dropPngTexts(bytes)).toBe(bytes)
})

it('a picture with texts that inflate to gigabytes costs what the picture does', async () => {
  const inflating = deflateSync(Buffer.alloc(20_000_000))
  const bomb = withChunks(
    await picture('png', 30, 20),
    Array.from({ length: 200 }, (_, at) =>
      pngChunk('zTXt', Buffer.concat([Buffer.from(`Title ${at}\0\0`, 'latin1'), inflating])),
    ),
  )
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
  const worked = process.cpuUsage()
  const { bytes } = await shrinkImage(bomb)
  const { user, system } = process.cpuUsage(worked)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 })
  expect(user + system).toBeLessThan(1_000_000)
})
