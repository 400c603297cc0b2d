/** A plain-text mail as our sender writes it. */
export interface PlainMail {
  subject: string
  message_id: string
  text: string
}

const decodeWord = (charset: string, encoding: string, text: string): string => {
  const bytes =
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        )
  return new TextDecoder(charset).decode(bytes)
}

/** Decodes the encoded words of a header (RFC 2047); white space between two of them is not part of the text. */
const decodeHeader = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, text: string) =>
      decodeWord(charset, encoding, text),
    )

/**
 * Reads a mail with one plain-text part, in base64 or as it is.
 * @throws Error on any other transfer encoding.
 */
export const readPlainMail = (raw: Buffer): PlainMail => {
  const mail = raw.toString('utf8')
  const end = mail.indexOf('\r\n\r\n')
  const head = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = mail.slice(end + 4)
  const encoding = (headers.get('content-transfer-encoding') ?? '7bit').toLowerCase()
  if (encoding !== 'base64' && encoding !== '7bit' && encoding !== '8bit')
    throw new Error(`cannot read ${encoding}`)
  return {
    subject: decodeHeader(headers.get('subject') ?? ''),
    message_id: headers.get('message-id') ?? '',
    text: (encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body).replaceAll(
      '\r\n',
      '\n',
    ),
  }
}
