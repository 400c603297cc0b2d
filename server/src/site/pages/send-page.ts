import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../platform/answers/content-encoding.ts'
import type { MadePage } from './made-page.ts'

/** Sends a made page in the encoding that is asked for, or nothing where the browser has it already. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): Promise<FastifyReply> => {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding, accept-language')
    .header('content-language', page.language)
    .header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const encoding = encodingFor(request)
  const body = await page.body(encoding)
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.status(page.status).type('text/html; charset=utf-8').send(body)
}
