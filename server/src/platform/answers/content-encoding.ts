import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'identity' | 'br' | 'gzip'

/** Less than this fits a packet or two, whose cost is the trip and not the bytes. */
export const COMPRESSED_FROM_BYTES = 2_048

/** What brotli may spend. `once`: for one answer, at the price of little time; `kept`: for a body that is sent many times. */
export const effort = {
  once: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
  kept: { [constants.BROTLI_PARAM_QUALITY]: 9 },
} as const

/** The smallest encoding that the caller takes. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding => {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return 'identity'
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses off the main thread. */
export const encodeBody = async (
  body: Buffer,
  encoding: Encoding,
  params: (typeof effort)[keyof typeof effort],
): Promise<Buffer> => {
  if (encoding === 'identity') return body
  return encoding === 'br' ? compressBrotli(body, { params }) : compressGzip(body)
}
