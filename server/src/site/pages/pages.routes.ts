import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { defaultLanguage, readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { asFunnelBrand } from '../../partners/funnel/apply-funnel.ts'
import { funnelOfSegment } from '../../partners/funnel/published.ts'
import { unsetBrand } from '../../reference/brands/unset-brand.ts'
import { showCalculator } from '../../loans/calculators/run-calculator.ts'
import { RETRY_AFTER_SECONDS } from '../../platform/answers/retry-after.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readCookies } from '../../platform/http/read-cookies.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { createLocalLimit } from '../../platform/http/local-limit.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { type UrlSegment, findSegment } from '../../reference/url-segments/published.ts'
import { inSmallLetters, languageDetour, offeredTo, readAsked, type AskedPage } from './asked-page.ts'
import { buildBootstrap, type BootstrapAsk } from './build-bootstrap.ts'
import { buildOfficeBootstrap } from './build-office-bootstrap.ts'
import { customerSite } from './customer-site.ts'
import { lenderCountOf } from './lender-count.ts'
import { keepLanguage } from './keep-language.ts'
import { makePage, type MadePage } from './made-page.ts'
import { pageTags, showsLoan, type PageTag } from './page-tags.ts'
import { createPartnerNames } from './partner-names.ts'
import { listActiveBySlug } from '../../partners/accounts/published.ts'
import { createClickRecorder } from '../../partners/links/record-clicks.ts'
import { CLICK_COOKIE, TOUCH_DAYS, withTouch } from '../../partners/links/touches.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { brandTag } from '../../reference/brands/brand-directory.ts'
import { pictureAddress } from '../share-pictures/picture-address.ts'
import { isList, shownSearch } from './shown-search.ts'
import { sendPage } from './send-page.ts'
import { unsetPage } from './unset-page.ts'
import type { WebBuild } from './web-build.ts'

const YEAR_SECONDS = 31_536_000
/** More than any form of a page sends. */
const MAX_SEARCH = 1_000

/** Whether a page is worked out, drawn and compressed for one visitor alone: of such a limit counts, of kept ones none. */
const isMadeAnew = ({ kind, search }: AskedPage): boolean => {
  if (kind.kind === 'segment') return true
  return (
    search !== '' &&
    (kind.kind === 'calculator' || (kind.kind === 'rendered' && (isList(kind.path) || showsLoan(kind.path))))
  )
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
    makePage(
      web.renderDocument(path, await buildBootstrap(services, ask, path), search, {
        origin: brandOrigin(services.env, ask.brand),
        pictureOf: (page, words) => pictureAddress(ask.brand, ask.language, page, words),
      }),
      ask.brand,
      ask.language,
    )

  const pageFor = async (
    brand: KnownBrand,
    { kind, path, search, language: asked }: AskedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<MadePage> => {
    const chosen = readCookies(request)['lang']
    // An address is a wish; where it names none the page is in the customer's own choice (decisions 121).
    const language = asked ?? readLanguage(chosen)
    const offered =
      kind.kind === 'shell' || asked !== null ? null : offeredTo(chosen, request.headers['accept-language'])
    const lender_count = lenderCountOf(services.lenders(), brand)
    // Words of consents begin with a day, and so do special rates and figures of law.
    const key = `${brand.brand.slug}|${language}|${offered ?? ''}|${lender_count}|${dayInIndia(services.now())}|`
    const ask = { brand, language, lender_count, ...(offered !== null && { offered }) }
    // Before anything is read: a change that comes later is not in what is read.
    const [asOf, asOfBootstrap] = [made.moment(), bootstraps.moment()]
    const tagsOf = (named: KnownBrand): PageTag[] => [...pageTags(kind), brandTag(named.brand.slug)]
    const tags = tagsOf(brand)
    if (kind.kind === 'shell') {
      const build = () => buildBootstrap(services, ask, null)
      const shell = web.shellDocument(path, await bootstraps.find(asOfBootstrap, key, tags, build))
      return made.find(asOf, `${key}shell|${shell.key}`, tags, async () =>
        makePage(shell.compose(), brand, language),
      )
    }
    if (kind.kind === 'office') {
      const own = services.brands().bySlug(kind.partner ?? '') ?? brand
      return made.find(asOf, `${own.brand.slug}|office|${kind.area}`, tagsOf(own), async () =>
        makePage(
          web.officeDocument(buildOfficeBootstrap(services.env, own, kind.area)),
          own,
          defaultLanguage,
          true,
        ),
      )
    }
    if (kind.kind === 'calculator') {
      const given = Object.fromEntries(new URLSearchParams(search.slice(0, MAX_SEARCH)))
      const show = async () =>
        rendered(
          {
            ...ask,
            calculator: await showCalculator({ services, brand: ask.brand }, kind.name, given, language),
          },
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
        const make = () => rendered({ ...ask, search: shown }, kind.path, shown)
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
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // This policy is the worker's own: it fetches what the pages ask it for.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(await readFile(join(web.clientDir, 'service-worker.js'))),
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
    const asked = readAsked(request.url, services.env.DEMO)
    if (isMadeAnew(asked)) reads.spend(addressBlock(request.ip))
    if (request.url.startsWith('/api/')) throw new Problem('not_found')
    const small = inSmallLetters(request.url, services.env.DEMO)
    if (small !== null) return reply.redirect(small, 308)
    const detour = languageDetour(asked)
    if (detour !== null) {
      keepLanguage(services.env, request, reply, detour.language)
      return reply.header('cache-control', 'no-store').redirect(detour.to, 302)
    }
    const brand = services.brands().findByHost(request.host)
    // Staff get in before there is a brand: they add it.
    const isOffice = asked.kind.kind === 'office'
    // What leads on to an issuer tells it nothing of where the customer was.
    if (asked.path.startsWith('/redirect')) void reply.header('referrer-policy', 'no-referrer')
    if (brand === null && !isOffice)
      return reply
        .status(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .type('text/html; charset=utf-8')
        .send(unsetPage)
    return sendPage(request, reply, await pageFor(brand ?? unsetBrand, asked, request, reply))
  })
}
