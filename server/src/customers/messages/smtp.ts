import { createTransport } from 'nodemailer'
import type { Env } from '../../platform/env.ts'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Patience } from './sms-gateway.ts'

export interface Email {
  to: string
  subject: string
  text: string
  /** Becomes the Message-ID, so that mail servers see a repetition as one. */
  gateway_key: string
}

const TIMEOUT_MS = 10_000
const PERMANENT_FROM = 500

const failure = (error: unknown): DeliveryFailure => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= PERMANENT_FROM
  return new DeliveryFailure(
    `the mail server: ${[code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'}`,
    permanent,
  )
}

/**
 * Hands an e-mail to the mail server over SMTP.
 * @throws DeliveryFailure where it was not taken within `timeoutMs`. What the server said is left out: it may quote the address.
 */
export const sendEmail = async (
  env: Pick<Env, 'SMTP_URL' | 'SMTP_FROM' | 'NODE_ENV'>,
  email: Email,
  { stop, timeoutMs = TIMEOUT_MS }: Patience = {},
): Promise<void> => {
  if (env.SMTP_URL === undefined) throw new DeliveryFailure('SMTP_URL is not set', false)
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: env.NODE_ENV === 'production',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: env.SMTP_FROM,
      to: { name: '', address: email.to },
      subject: email.subject,
      text: email.text,
      textEncoding: 'base64',
      messageId: `<${email.gateway_key}@marketplace.invalid>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: deadlineSignal(timeoutMs, stop),
    })
  } catch (error) {
    throw failure(error)
  } finally {
    transport.close()
  }
}
