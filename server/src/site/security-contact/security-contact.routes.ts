import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { writeSecurityTxt } from './write-security-txt.ts'

/** /.well-known/security.txt: SECURITY_CONTACT, else the e-mail address of the brand's support. */
export const securityContactRoutes = (app: FastifyInstance, { env, brands, now }: Services): void => {
  app.get('/.well-known/security.txt', (request, reply) => {
    const contact = env.SECURITY_CONTACT ?? `mailto:${brands().byHost(request.host).brand.support_email}`
    return reply.type('text/plain; charset=utf-8').send(writeSecurityTxt(contact, env.PUBLIC_URL, now()))
  })
}
