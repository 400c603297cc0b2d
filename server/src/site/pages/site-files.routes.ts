import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { addressIn } from '@marketplace/contract/site/language-address'
import type { FastifyInstance } from 'fastify'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'
import { writeManifest } from './write-manifest.ts'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

/** What a host has beside its pages: its manifest in each language, what is to be found on it and what is not. */
export const siteFilesRoutes = (app: FastifyInstance, { brands, env }: Services): void => {
  for (const language of offeredLanguages) {
    app.get(addressIn(language, '/manifest.webmanifest'), (request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(writeManifest(brands().byHost(request.host), language)),
    )
  }
  app.get('/robots.txt', (request, reply) => {
    const known = brands().findByHost(request.host)
    return reply.type('text/plain').send(writeRobots(known === null ? null : brandOrigin(env, known)))
  })
  app.get('/sitemap.xml', (request, reply) => {
    const known = brands().byHost(request.host)
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(writeSitemap(brandOrigin(env, known), productsOfBrand(known)))
  })
}
