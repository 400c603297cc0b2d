import { findLanguage } from '@marketplace/contract/platform/offered-languages'
import { indexedPaths } from '@marketplace/contract/site/indexed-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { addressBlock } from '../../platform/http/address-block.ts'
import { createLocalLimit } from '../../platform/http/local-limit.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { brandTag } from '../../reference/brands/brand-directory.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'
import { buildBootstrap } from '../pages/build-bootstrap.ts'
import type { WebBuild } from '../pages/web-build.ts'
import type { Services } from '../services.ts'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { drawMark } from './draw-mark.ts'
import { drawSharePicture, type LogoPicture } from './draw-share-picture.ts'
import { pictureAddress, pictureName } from './picture-address.ts'
import { writeIco } from './write-ico.ts'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** The icons that pages, the manifest and phones ask for; no other is drawn. */
const icons: Readonly<Record<string, { shape: IconShape; side: number }>> = {
  'any-48.png': { shape: 'any', side: 48 },
  'any-192.png': { shape: 'any', side: 192 },
  'any-512.png': { shape: 'any', side: 512 },
  'maskable-192.png': { shape: 'maskable', side: 192 },
  'maskable-512.png': { shape: 'maskable', side: 512 },
  'apple-180.png': { shape: 'apple', side: 180 },
}

/** A picture of few colours: a palette makes it a third as heavy. */
const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 92, effort: 7 }).toBuffer()

/** The logo that staff put up; null where the brand's is drawn, and where the picture is gone. */
const uploadedLogo = async ({ files }: Services, { brand }: KnownBrand): Promise<LogoPicture | null> => {
  if (!brand.logo_url.startsWith('/files/')) return null
  const bytes = await files.read(brand.logo_url.replace('/files/', ''))
  if (bytes === null) return null
  const { data, info } = await sharp(bytes)
    .resize({ width: 880, height: 128, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { href: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

/**
 * Pictures of a brand: its icons, and what a link to one of its public pages is shown with. What is drawn follows from the brand
 * and the page alone; an address chooses among them, and each is drawn once.
 */
export const sharePicturesRoutes = (app: FastifyInstance, services: Services, web: WebBuild): void => {
  const { pictures } = services.pages
  const draws = createLocalLimit(services.limits.read)
  const reads = createLocalLimit(services.limits.read)

  const send = (reply: FastifyReply, picture: Buffer, cache: string, type = 'image/png'): FastifyReply =>
    reply.type(type).header('cache-control', cache).send(picture)
  const kept = (
    request: FastifyRequest,
    known: KnownBrand,
    key: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> =>
    pictures.find(pictures.moment(), key, [brandTag(known.brand.slug)], () => {
      draws.spend(addressBlock(request.ip))
      return make()
    })
  const icon = (
    request: FastifyRequest,
    known: KnownBrand,
    { shape, side }: { shape: IconShape; side: number },
  ): Promise<Buffer> =>
    kept(request, known, `${known.brand.slug}|${shape}|${side}`, () => {
      const colours = web.bandColours(known.brand)
      return toPng(drawIcon(drawMark(known, colours), colours, { shape, side }))
    })

  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const known = services.brands().byHost(request.host)
    const asked = Object.hasOwn(icons, request.params.file) ? icons[request.params.file] : undefined
    if (asked === undefined) throw new Problem('not_found')
    return send(reply, await icon(request, known, asked), `public, max-age=${DAY_SECONDS}`)
  })

  app.get('/favicon.ico', async (request, reply) => {
    const known = services.brands().byHost(request.host)
    const parts = [16, 32, 48].map(async (side) => ({
      side,
      png: await icon(request, known, { shape: 'any', side }),
    }))
    return send(reply, writeIco(await Promise.all(parts)), `public, max-age=${DAY_SECONDS}`, 'image/x-icon')
  })

  app.get<{ Params: { slug: string; language: string; file: string } }>(
    '/brand/:slug/share/:language/:file',
    async (request, reply) => {
      // What stands on it is read anew each time: an address that is known by heart costs that as well.
      reads.spend(addressBlock(request.ip))
      const { slug, file } = request.params
      const known = services.brands().bySlug(slug)
      const language = findLanguage(request.params.language)
      const [, name] = /^([a-z.-]{1,60})-[0-9a-f]{8}\.png$/.exec(file) ?? []
      const path =
        known === null
          ? undefined
          : indexedPaths(productsOfBrand(known)).find((each) => pictureName(each) === name)
      if (known === null || language === null || path === undefined) throw new Problem('not_found')
      const words = web.shareWords(path, await buildBootstrap(services, { brand: known, language }, path))
      const address = pictureAddress(known, language, path, words)
      const picture = await kept(request, known, address, async () => {
        const colours = web.bandColours(known.brand)
        return toPng(
          drawSharePicture({
            words,
            name: known.brand.name,
            host: new URL(brandOrigin(services.env, known)).host,
            mark: drawMark(known, colours),
            logo: await uploadedLogo(services, known),
            colours,
          }),
        )
      })
      // An older address shows what there is now, and is not kept by anybody.
      const isCurrent = address === `/brand/${slug}/share/${language}/${file}`
      return send(reply, picture, isCurrent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-store')
    },
  )
}
