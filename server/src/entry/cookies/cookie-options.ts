import type { FastifyRequest } from 'fastify'
import type { Env } from '../../platform/env.ts'

/** How the cookies of section 3 are kept. Pages read them through the call: no script needs to. */
export const cookieOptions = (env: Env, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https' || env.PUBLIC_URL?.startsWith('https:') === true,
})
