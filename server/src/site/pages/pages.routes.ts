import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { asFunnelBrand } from '../../partners/funnel/apply-funnel.ts'
import { funnelOfSegment } from '../../partners/funnel/published.ts'
import { unsetBrand } from '../../reference/brands/unset-brand.ts'
import { showCalculator } from '../../loans/calculators/run-calculator.ts'
import { RETRY_AFTER_SECONDS } from '../../platform/answers/retry-after.ts'
import { encodingFor } from '../../platform/answers/content-encoding.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readCookies } from '../../platform/http/read-cookies.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { createLocalLimit } from '../../platform/http/local-limit.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { type UrlSegment, findSegment } from '../../reference/url-segments/published.ts'
import { buildBootstrap, type BootstrapAsk } from './build-bootstrap.ts'
import { buildOfficeBootstrap } from './build-office-bootstrap.ts'
import { customerSite } from './customer-site.ts'
import { lenderCountOf } from './lender-count.ts'
import { makePage, type MadePage } from './made-page.ts'
import { inSmallLetters, pageKind } from './page-kind.ts'
import { pageTags, type PageTag } from './page-tags.ts'
import { createPartnerNames } from './partner-names.ts'
import { listActiveBySlug } from '../../partners/accounts/published.ts'
import { createClickRecorder } from '../../partners/links/record-clicks.ts'
import { CLICK_COOKIE, TOUCH_DAYS, withTouch } from '../../partners/links/touches.ts'
import { brandTag } from '../../reference/brands/brand-directory.ts'
import { isList, shownSearch } from './shown-search.ts'
import { unsetPage } from './unset-page.ts'
import type { WebBuild } from './web-build.ts'
import { writeManifest } from './write-manifest.ts'

const YEAR_SECONDS = 31_536_000
/** More than any form of a page sends. */
const MAX_SEARCH = 1_000

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): Promise<FastifyReply> => {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const encoding = encodingFor(request)
  const body = await page.body(encoding)
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.status(page.status).type('text/html; charset=utf-8').send(body)
}

/** The page's language is the customer's own choice, kept in the cookie; a browser's list is no choice (decisions.md 8). */
const pageLanguage = (request: FastifyRequest): LanguageId => readLanguage(readCookies(request)['lang'])

/** Whether a page is worked out, drawn and compressed for one visitor alone: of such a limit counts, of kept ones none. */
const isMadeAnew = (url: string, demo: boolean): boolean => {
  const [path = '/', search = ''] = url.split('?', 2)
  const kind = pageKind(path, demo)
  if (kind.kind === 'segment') return true
  return search !== '' && (kind.kind === 'calculator' || (kind.kind === 'rendered' && isList(kind.path)))
}

/** Section 2: both accept a partner query parameter. */
const isLegal = (path: string): boolean => path === '/terms-of-use' || path === '/privacy-policy'

/** Serves the pages and the built files. */
export const pagesRoutes = async (app: FastifyInstance, services: Services, web: WebBuild): Promise<void> => {
  const { limits } = services
  const { pages: made, bootstraps } = services.pages
  const partnerNames = createPartnerNames(services)
  const clicks = createClickRecorder(services, listActiveBySlug)
  app.addHook('onClose', () => clicks.settle())

  /** A page that a partner's path or link opens: the click is noted beside it, and its id goes with the page. */
  const noteClick = (request: FastifyRequest, reply: FastifyReply, slug: string): void => {
    const [, search = ''] = request.url.split('?', 2)
    const { method, headers } = request
    const clickId = clicks.note({ slug, search, ip: request.ip, request: { method, headers } })
    void reply.setCookie(
      CLICK_COOKIE,
      withTouch(readCookies(request)[CLICK_COOKIE], clickId, services.now()),
      {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https' || services.env.PUBLIC_URL?.startsWith('https:') === true,
        maxAge: TOUCH_DAYS * 86_400,
      },
    )
  }

  const rendered = async (ask: BootstrapAsk, path: string, search = ''): Promise<MadePage> =>
    makePage(web.renderDocument(path, await buildBootstrap(services, ask, path), search), ask.brand)

  const pageFor = async (
    brand: KnownBrand,
    language: LanguageId,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<MadePage> => {
    const [path = '/', search = ''] = request.url.split('?', 2)
    const kind = pageKind(path, services.env.DEMO)
    const lender_count = lenderCountOf(services.lenders(), brand)
    // Words of consents begin with a day, and so do special rates and figures of law.
    const key = `${brand.brand.slug}|${language}|${lender_count}|${dayInIndia(services.now())}|`
    const ask = { brand, language, lender_count }
    // Before anything is read: a change that comes later is not in what is read.
    const [asOf, asOfBootstrap] = [made.moment(), bootstraps.moment()]
    const tagsOf = (named: KnownBrand): PageTag[] => [...pageTags(kind), brandTag(named.brand.slug)]
    const tags = tagsOf(brand)
    if (kind.kind === 'shell') {
      const build = () => buildBootstrap(services, ask, null)
      const shell = web.shellDocument(path, await bootstraps.find(asOfBootstrap, key, tags, build))
      return made.find(asOf, `${key}shell|${shell.key}`, tags, async () => makePage(shell.compose(), brand))
    }
    if (kind.kind === 'office') {
      const own = services.brands().bySlug(kind.partner ?? '') ?? brand
      return made.find(asOf, `${own.brand.slug}|office|${kind.area}`, tagsOf(own), async () =>
        makePage(web.officeDocument(buildOfficeBootstrap(services.env, own, kind.area)), own, true),
      )
    }
    if (kind.kind === 'calculator') {
      const given = Object.fromEntries(new URLSearchParams(search.slice(0, MAX_SEARCH)))
      const show = async () =>
        rendered(
          { ...ask, calculator: await showCalculator(services, kind.name, given, language) },
          kind.path,
        )
      // What a visitor typed is never a key of the cache.
      if (search !== '') return show()
      return made.find(asOf, `${key}${kind.path}`, tags, show)
    }
    if (kind.kind === 'rendered') {
      const named = new URLSearchParams(search).get('partner') ?? ''
      const partner = services.brands().bySlug(named)
      const partnerName = partner === null && isLegal(kind.path) ? await partnerNames.find(named) : null
      // By its name too: a partner that takes another one has another page.
      if (partnerName !== null)
        return made.find(asOf, `${key}${kind.path}|${named}|${partnerName}`, tags, () =>
          rendered({ ...ask, partnerName }, kind.path),
        )
      if (partner === null) {
        const { shown, isKept } = await shownSearch(services, kind.path, search)
        const make = () => rendered(ask, kind.path, shown)
        return isKept ? made.find(asOf, `${key}${kind.path}${shown}`, tags, make) : make()
      }
      const both = [...tags, brandTag(partner.brand.slug)]
      return made.find(asOf, `${key}${kind.path}|${partner.brand.slug}`, both, () =>
        rendered({ ...ask, partnerName: partner.brand.name }, kind.path),
      )
    }
    const segment: UrlSegment | null =
      kind.kind === 'segment' ? await findSegment(services.db, kind.segment) : null
    if (segment?.kind === 'partner') noteClick(request, reply, segment.segment)
    // Never a key of the cache: segments come from outside (decisions.md 4).
    if (segment?.kind === 'partner') {
      const funnel = await funnelOfSegment(services.db, segment.segment)
      if (funnel !== null) {
        const own = asFunnelBrand(brand, funnel)
        return rendered({ ...ask, brand: own, segment, funnel }, `/${segment.segment}`)
      }
    }
    if (segment !== null) return rendered({ ...ask, segment }, `/${segment.segment}`)
    return made.find(asOf, `${key}404`, tags, () => rendered(ask, '/not-found'))
  }

  for (const [root, prefix] of [
    [join(web.clientDir, 'assets'), '/assets/'],
    [join(web.officeDir, 'assets', 'office'), '/assets/office/'],
  ] as const) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      decorateReply: false,
    })
  }
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(writeManifest(services.brands().byHost(request.host).brand)),
  )
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // This policy is the worker's own: it fetches what the pages ask it for.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(await readFile(join(web.clientDir, 'service-worker.js'))),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        'User-agent: *\nDisallow: /api/\nDisallow: /user/\nDisallow: /admin\nDisallow: /partner\nDisallow: /redirect\nDisallow: /transfer/\nDisallow: /auth\nDisallow: /contact-change\n',
      ),
  )
  app.get('/customer-site', (request, reply) => {
    const brand = services.brands().findByHost(request.host)
    const [, search = ''] = request.url.split('?', 2)
    return reply
      .header('cache-control', 'no-store')
      .redirect(customerSite(brand?.hosts ?? [], request.host, search), 302)
  })
  const reads = createLocalLimit(limits.read)
  app.get('/*', { compress: false, decompress: false }, async (request, reply) => {
    if (isMadeAnew(request.url, services.env.DEMO)) reads.spend(addressBlock(request.ip))
    if (request.url.startsWith('/api/')) throw new Problem('not_found')
    const small = inSmallLetters(request.url, services.env.DEMO)
    if (small !== null) return reply.redirect(small, 308)
    const brand = services.brands().findByHost(request.host)
    // Staff get in before there is a brand: they add it.
    const isOffice = pageKind(request.url.split('?', 1)[0] ?? '/', services.env.DEMO).kind === 'office'
    // What leads on to an issuer tells it nothing of where the customer was.
    if (request.url.startsWith('/redirect')) void reply.header('referrer-policy', 'no-referrer')
    if (brand === null && !isOffice)
      return reply
        .status(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .type('text/html; charset=utf-8')
        .send(unsetPage)
    return sendPage(request, reply, await pageFor(brand ?? unsetBrand, pageLanguage(request), request, reply))
  })
}
