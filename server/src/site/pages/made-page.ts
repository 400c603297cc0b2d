import { createHash } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { effort, encodeBody, type Encoding } from '../../platform/answers/content-encoding.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { contentPolicy } from './content-policy.ts'

/** A page as it is sent, whoever asks for it. */
export interface MadePage {
  status: number
  policy: string
  language: LanguageId
  etag: string
  /** What it takes in memory by now. */
  bytes(): number
  /** Encoded when it is first asked for in that way: what is sent once is compressed once, and what is not sent never. */
  body(encoding: Encoding): Promise<Buffer>
}

export const makePage = (
  document: { status: number; html: string; inlineStyles: string[] },
  { brand }: KnownBrand,
  language: LanguageId,
  mayFrame = false,
): MadePage => {
  const identity = Buffer.from(document.html)
  const encoded = new Map<Encoding, Promise<Buffer>>()
  let bytes = identity.length
  const encode = async (encoding: Encoding): Promise<Buffer> => {
    const body = await encodeBody(identity, encoding, effort.kept)
    if (encoding !== 'identity') bytes += body.length
    return body
  }
  return {
    status: document.status,
    language,
    policy: contentPolicy(document.inlineStyles, { fontLink: brand.font_link, mayFrame }),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: () => bytes,
    body: (encoding) => {
      const body = encoded.get(encoding) ?? encode(encoding)
      encoded.set(encoding, body)
      return body
    },
  }
}
