import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { DeliveryFailure } from './delivery-failure.ts'
import { sendEmail } from './smtp.ts'

const email = {
  to: 'asha@example.com',
  subject: 'आपका पासकोड',
  text: 'नमस्ते\n',
  gateway_key: '3b1f7c2e-0000-4000-8000-000000000000',
}
let server: Server | undefined
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((resolve) => {
    if (server === undefined) resolve()
    else server.close(() => resolve())
  })
  server = undefined
})

/** A mail server that greets and then answers each command by its first word. */
const startMailServer = async (greeting: string, answers: Record<string, string>): Promise<string> => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    if (greeting !== '') socket.write(`${greeting}\r\n`)
    socket.on('data', (data) => {
      const word = data.toString().slice(0, 4).toUpperCase().trim()
      const answer = answers[word]
      if (answer !== undefined) socket.write(`${answer}\r\n`)
    })
  })
  const listening = server
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', () => resolve())
  })
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

const failureOf = async (url: string | undefined, timeoutMs = 2_000): Promise<DeliveryFailure> => {
  const env = { SMTP_URL: url, SMTP_FROM: 'no-reply@example.com', NODE_ENV: 'test' as const }
  const failure: unknown = await sendEmail(env, email, { timeoutMs }).catch((error: unknown) => error)
  if (!(failure instanceof DeliveryFailure)) throw new Error('it was taken')
  return failure
}

describe('the mail sender', () => {
  test.each([
    [
      'refuses the recipient',
      '220 hi',
      { EHLO: '250 hi', MAIL: '250 ok', RCPT: '550 no asha@example.com here' },
      true,
    ],
    ['is busy', '220 hi', { EHLO: '250 hi', MAIL: '250 ok', RCPT: '451 later' }, false],
    ['refuses everybody', '554 no', {}, false],
    ['talks rubbish', 'HTTP/1.1 200 OK', {}, false],
  ] as const)('a server that %s', async (_, greeting, answers, permanent) => {
    const failure = await failureOf(await startMailServer(greeting, answers))
    expect(failure.permanent).toBe(permanent)
    expect(failure.reason).toMatch(/^the mail server: [A-Z]+( [0-9]{3})?$/)
  })

  test('a server that never greets is given up', async () => {
    expect((await failureOf(await startMailServer('', {}), 300)).permanent).toBe(false)
  })

  test('a server that is down, or was never named', async () => {
    expect((await failureOf('smtp://127.0.0.1:9')).permanent).toBe(false)
    expect((await failureOf(undefined)).reason).toBe('SMTP_URL is not set')
  })

  test('production insists on an encrypted connection', async () => {
    const url = await startMailServer('220 hi', {
      EHLO: '250 hi',
      STAR: '502 no',
      MAIL: '250 ok',
      RCPT: '250 ok',
    })
    const env = { SMTP_URL: url, SMTP_FROM: 'no-reply@example.com', NODE_ENV: 'production' as const }
    await expect(sendEmail(env, email, { timeoutMs: 2_000 })).rejects.toMatchObject({ permanent: false })
  })
})
