import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { contentPolicy } from './content-policy.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const encode = {
  identity: async (body: Buffer): Promise<Buffer> => body,
  br: (body: Buffer): Promise<Buffer> =>
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer): Promise<Buffer> => compressGzip(body),
}
type Encoding = keyof typeof encode

/** A page as it is sent, whoever asks for it. */
export interface MadePage {
  status: number
  policy: string
  etag: string
  /** Encoded when it is first asked for in that way: what is sent once is compressed once, and what is not sent never. */
  body(encoding: Encoding): Promise<Buffer>
}

export const makePage = (
  document: { status: number; html: string; inlineStyles: string[] },
  { brand }: KnownBrand,
  mayFrame = false,
): MadePage => {
  const identity = Buffer.from(document.html)
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return {
    status: document.status,
    policy: contentPolicy(document.inlineStyles, { fontLink: brand.font_link, mayFrame }),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const body = encoded.get(encoding) ?? encode[encoding](identity)
      encoded.set(encoding, body)
      return body
    },
  }
}
