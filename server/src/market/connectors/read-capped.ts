import { LenderFailure } from './lender-connector.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads an answer up to `maxBytes`; a longer one is let go of unread. @throws LenderFailure rubbish. */
export const readCapped = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new LenderFailure('rubbish', `the answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  try {
    return strictUtf8.decode(Buffer.concat(chunks))
  } catch {
    throw new LenderFailure('rubbish', 'the answer is not UTF-8')
  }
}
