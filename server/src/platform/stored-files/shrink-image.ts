import sharp from 'sharp'
import { Problem } from '../http/problem.ts'
import { dropPngTexts } from './drop-png-texts.ts'
import { isWholeImage } from './image-end.ts'

/** What a stored picture is: WebP, upright, without what a camera wrote into it. */
export interface ShrunkImage {
  bytes: Buffer
  width: number
  height: number
}

/** 3,000 × 2,000. An interlaced picture of so many, 16 bits a channel, takes 60 MB while it is read; a long line takes more. */
const MAX_PIXELS = 6_000_000
const MAX_SIDE = 8_000
const MAX_EDGE = 1_024
const MAX_SECONDS = 10

// One picture at a time on one thread: they come rarely, and others wait for this process too.
sharp.concurrency(1)
sharp.cache(false)
let line: Promise<unknown> = Promise.resolve()
const inLine = <T>(work: () => Promise<T>): Promise<T> => {
  const result = line.then(work)
  line = result.catch(() => undefined)
  return result
}

const shrink = async (bytes: Buffer): Promise<ShrunkImage> => {
  // The size stands in the header: a bomb is known by it before anything is inflated.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new Problem('image_too_large')
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Makes a picture anew from its pixels, at most 1,024 on its longer edge.
 * @throws Problem image_refused for anything but one whole PNG, JPEG or WebP, image_too_large for too many pixels.
 */
export const shrinkImage = async (bytes: Buffer): Promise<ShrunkImage> => {
  if (!isWholeImage(bytes)) throw new Problem('image_refused')
  return inLine(() => shrink(dropPngTexts(bytes))).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem('image_refused')
  })
}

/** As wide as a list shows a picture, on a phone of more than two pixels to the point. */
const SMALL_EDGE = 224

/** A stored picture for a list: a fraction of its bytes. `bytes` are our own work, so nothing of them is doubted. */
export const smallImage = (bytes: Buffer): Promise<Buffer> =>
  inLine(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ width: SMALL_EDGE, height: SMALL_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 60, effort: 5 })
      .toBuffer(),
  )
