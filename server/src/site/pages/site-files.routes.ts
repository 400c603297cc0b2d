import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { addressIn } from '@marketplace/contract/site/language-address'
import type { FastifyInstance } from 'fastify'
import { brandTag } from '../../reference/brands/brand-directory.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import type { Services } from '../services.ts'
import { drawMark } from '../share-pictures/draw-mark.ts'
import { makePage } from './made-page.ts'
import { sendPage } from './send-page.ts'
import type { WebBuild } from './web-build.ts'
import { writeManifest } from './write-manifest.ts'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

/** What a host has beside its pages: its manifest and its page without a connection in each language, what is to be found on it and what is not. */
export const siteFilesRoutes = (app: FastifyInstance, services: Services, web: WebBuild): void => {
  const { brands, env, pages } = services
  for (const language of offeredLanguages) {
    app.get(addressIn(language, '/manifest.webmanifest'), (request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(writeManifest(brands().byHost(request.host), language)),
    )
  }
  for (const language of offeredLanguages) {
    app.get(
      addressIn(language, '/offline'),
      { compress: false, decompress: false },
      async (request, reply) => {
        const known = brands().byHost(request.host)
        const { brand } = known
        const make = async () => {
          const mark = drawMark(known, web.bandColours(brand))
          return makePage(web.offlineDocument({ brand, language, mark }), known, language)
        }
        const key = `${brand.slug}|${language}|offline`
        return sendPage(
          request,
          reply,
          await pages.pages.find(pages.pages.moment(), key, [brandTag(brand.slug)], make),
        )
      },
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
