import type { LoggerOptions } from 'pino'

/** Fields that may hold personal data or secrets, wherever they stand in a logged object. */
const secretFields = [
  'authorization',
  'cookie',
  'mobile_phone_number',
  'phone',
  'email',
  'pan_name',
  'tin',
  'pan',
  'birth_date',
  'account_number',
  'otp',
  'token',
  'password',
  'recipient',
  'body',
  'text',
  'ip_address',
]

/** Requests are logged by method and route alone: an address may carry what a person typed. */
export const pinoOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    censor: '[hidden]',
  },
  serializers: {
    req: (request: { method: string; routeOptions?: { url?: string } }) => ({
      method: request.method,
      route: request.routeOptions?.url,
    }),
    // A database error's own detail quotes the values of the row.
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      message: error.message,
      code: error.code,
      stack: error.stack,
    }),
  },
})
