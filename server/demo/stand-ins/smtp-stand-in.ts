import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { createDatabase } from '../../src/platform/db/database.ts'
import { addReceivedMessage, ensureOutbox } from '../../src/site/outbox/outbox.queries.ts'
import { readPlainMail } from './read-plain-mail.ts'
import type { StandIn, StandInOptions } from './stand-in-options.ts'

const MAX_BYTES = 256 * 1024

/** Plays the mail server: takes mail over SMTP and puts it into the outbox. */
export const startSmtpStandIn = async ({ pool, log }: StandInOptions): Promise<StandIn> => {
  const db = createDatabase(pool)
  await ensureOutbox(db)

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
    if (stream.sizeExceeded) throw Object.assign(new Error('too large'), { responseCode: 552 })
    const { subject, message_id, text } = readPlainMail(Buffer.concat(chunks))
    for (const { address } of session.envelope.rcptTo) {
      await addReceivedMessage(db, {
        channel: 'email',
        recipient: address.toLowerCase(),
        subject,
        text,
        gateway_key: `${message_id} ${address}`,
      })
    }
  }

  const server = new SMTPServer({
    size: MAX_BYTES,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      take(stream, session).then(
        () => done(null),
        (error: Error) => {
          log.error({ err: error }, 'mail stand-in')
          done(error)
        },
      )
    },
  })
  server.on('error', (error: Error) => log.error({ err: error }, 'mail stand-in'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}
