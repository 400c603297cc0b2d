import type { FastifyRequest } from 'fastify'

const none: Readonly<Record<string, string | undefined>> = {}

/** The cookies of a request, read by those few who ask for them. */
export const readCookies = ({
  headers,
  server,
}: Pick<FastifyRequest, 'headers' | 'server'>): Readonly<Record<string, string | undefined>> =>
  headers.cookie === undefined ? none : server.parseCookie(headers.cookie)
