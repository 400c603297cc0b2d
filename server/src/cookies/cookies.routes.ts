import { deleteCookie, readCookie, saveCookie } from '@marketplace/contract/cookies'
import type { FastifyRequest } from 'fastify'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export const cookiesRoutes = (serve: Serve, { env }: Services): void => {
  // Pages read them through the call: no script needs to.
  const options = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: request.protocol === 'https' || env.PUBLIC_URL?.startsWith('https:') === true,
  })

  serve(saveCookie, async ({ body, request, reply }) => {
    void reply.setCookie(body.name, body.value, { ...options(request), maxAge: body.minutes * 60 })
    return { success: true }
  })

  serve(readCookie, async ({ query, request }) => ({
    success: true,
    value: request.cookies[query.name] ?? null,
  }))

  serve(deleteCookie, async ({ body, request, reply }) => {
    void reply.clearCookie(body.name, options(request))
    return { success: true }
  })
}
