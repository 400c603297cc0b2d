import { deleteCookie, readCookie, saveCookie } from '@marketplace/contract/entry/cookies'
import { readCookies } from '../../platform/http/read-cookies.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { cookieOptions } from './cookie-options.ts'

export const cookiesRoutes = (serve: Serve, { env }: Services): void => {
  serve(saveCookie, async ({ body, request, reply }) => {
    const options = cookieOptions(env, request)
    void reply.setCookie(body.name, body.value, { ...options, maxAge: body.minutes * 60 })
    return { success: true }
  })

  serve(readCookie, async ({ query, request }) => ({
    success: true,
    value: readCookies(request)[query.name] ?? null,
  }))

  serve(deleteCookie, async ({ body, request, reply }) => {
    void reply.clearCookie(body.name, cookieOptions(env, request))
    return { success: true }
  })
}
