import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../platform/env.ts'

const YEAR_SECONDS = 31_536_000

/** Keeps a language that an address asks for as a choice, for pages whose address names none; a script of ours may change it. */
export const keepLanguage = (
  env: Pick<Env, 'PUBLIC_URL'>,
  request: FastifyRequest,
  reply: FastifyReply,
  language: LanguageId,
): void => {
  void reply.setCookie('lang', language, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https' || env.PUBLIC_URL?.startsWith('https:') === true,
    maxAge: YEAR_SECONDS,
  })
}
