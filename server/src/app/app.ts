import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { apiDescriptionRoutes } from '../site/api-description/api-description.routes.ts'
import { buildBrandDirectory, changedBrands } from '../reference/brands/brand-directory.ts'
import { listBrands } from '../reference/brands/brands.queries.ts'
import { applicationsRoutes } from '../loans/applications/applications.routes.ts'
import { endSharingOf } from '../loans/applications/end-sharing.ts'
import { auditLogRoutes } from '../platform/audit-log/audit-log.routes.ts'
import { brandPreviewRoutes } from '../site/brand-preview/brand-preview.routes.ts'
import { brandsOfficeRoutes } from '../reference/brands/brands-office.routes.ts'
import { brandsRoutes } from '../reference/brands/brands.routes.ts'
import { createHttpConnectors } from '../market/connectors/http-connector.ts'
import { calculatorsRoutes } from '../loans/calculators/calculators.routes.ts'
import { complaintsRoutes } from '../office/complaints/complaints.routes.ts'
import { consentsRoutes } from '../customers/consents/consents.routes.ts'
import { customerCareRoutes } from '../office/customer-care/customer-care.routes.ts'
import { customerEligibilityRoutes } from '../loans/eligibility/customer-eligibility.routes.ts'
import { dashboardRoutes } from '../office/dashboard/dashboard.routes.ts'
import { cookiesRoutes } from '../entry/cookies/cookies.routes.ts'
import { cardClicksRoutes } from '../catalogue/credit-cards/card-clicks.routes.ts'
import { creditCardsRoutes } from '../catalogue/credit-cards/credit-cards.routes.ts'
import { createCardVersionCache } from '../catalogue/credit-cards/card-version-cache.ts'
import { createDatabase } from '../platform/db/database.ts'
import { listen } from '../platform/db/listen.ts'
import { logFailure } from '../platform/db/log-failure.ts'
import type { Env } from '../platform/env.ts'
import { goldRatesRoutes } from '../reference/gold-rates/gold-rates.routes.ts'
import { handOverRoutes } from '../entry/hand-over/hand-over.routes.ts'
import { healthRoutes } from '../site/health/health.routes.ts'
import { helpRequestsRoutes } from '../office/help-requests/help-requests.routes.ts'
import { answersBeforeRouting } from '../platform/http/answer-before-routing.ts'
import { answerFailures } from '../platform/http/answer-failures.ts'
import { acceptStrictJson } from '../platform/http/accept-strict-json.ts'
import { AnswerLog, oneLogger } from '../platform/http/log-answers.ts'
import { COMPRESSED_FROM_BYTES, effort } from '../platform/http/content-encoding.ts'
import { Problem } from '../platform/http/problem.ts'
import { rateLimits, type RateLimits } from '../platform/http/rate-limits.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { createGuards } from '../access/guards.ts'
import { createServe } from '../platform/http/serve.ts'
import { trustedProxies } from '../platform/http/trusted-proxies.ts'
import { addJob } from '../platform/jobs/add-job.queries.ts'
import { languagesRoutes } from '../reference/languages/languages.routes.ts'
import { endReferralsOf } from '../catalogue/insurance/end-referrals.ts'
import { insuranceRoutes } from '../catalogue/insurance/insurance.routes.ts'
import { createLenderDirectoryCache } from '../market/lenders/lender-directory-cache.ts'
import { lenderRevenueRoutes } from '../market/lender-revenue/lender-revenue.routes.ts'
import { lenderCallbacksRoutes } from '../loans/lender-callbacks/lender-callbacks.routes.ts'
import { lenderAvailabilityRoutes } from '../office/vendors-on-off/lender-availability.routes.ts'
import { lenderPagesRoutes } from '../loans/lender-steps/lender-pages.routes.ts'
import { lenderGroupsRoutes } from '../market/lender-groups/lender-groups.routes.ts'
import { lendersOfficeRoutes } from '../market/lenders/lenders-office.routes.ts'
import { lendersRoutes } from '../market/lenders/lenders.routes.ts'
import { offersRoutes } from '../loans/offers/offers.routes.ts'
import { optionSetsRoutes } from '../reference/option-sets/option-sets.routes.ts'
import { outboxRoutes } from '../site/outbox/outbox.routes.ts'
import { partnerSignInRoutes } from '../partner-area/account/partner-sign-in.routes.ts'
import { partnersRoutes } from '../partners/accounts/partners.routes.ts'
import { myDataRoutes } from '../rights/my-data/my-data.routes.ts'
import { brandTag } from '../site/pages/page-tags.ts'
import { pagesRoutes } from '../site/pages/pages.routes.ts'
import { productsRoutes } from '../reference/products/products.routes.ts'
import { profilesRoutes } from '../customers/profiles/profiles.routes.ts'
import type { WebBuild } from '../site/pages/web-build.ts'
import { openStorage } from '../platform/stored-files/file-storage.ts'
import { storedFilesRoutes } from '../platform/stored-files/stored-files.routes.ts'
import { createVault } from '../platform/sealing/vault.ts'
import type { Services } from '../site/services.ts'
import { createRecentSessionsCache } from '../platform/sessions/recent-sessions-cache.ts'
import { signInRoutes } from '../entry/sign-in/sign-in.routes.ts'
import { staffSignInRoutes } from '../office/staff/staff-sign-in.routes.ts'
import { staffRoutes } from '../office/staff/staff.routes.ts'
import { trackingRoutes } from '../entry/tracking/tracking.routes.ts'
import { vouchersRoutes } from '../catalogue/vouchers/vouchers.routes.ts'

export interface AppOptions {
  env: Env
  pool: pg.Pool
  masterKey: Buffer
  now?: () => Date
  limits?: RateLimits
  log?: FastifyBaseLogger
  /** The built pages; null serves the API alone. */
  web: WebBuild | null
}

export interface BuiltApp {
  app: FastifyInstance
  services: Services
}

/** Builds the whole server on a migrated database, without listening; tests inject into it. Close `app` to let go of everything. */
export const buildApp = async ({
  env,
  pool,
  masterKey,
  now = () => new Date(),
  limits = rateLimits,
  log,
  web,
}: AppOptions): Promise<BuiltApp> => {
  const app = Fastify({
    ...(log !== undefined && { loggerInstance: oneLogger(log) }),
    logController: new AnswerLog(log),
    ...answersBeforeRouting,
    trustProxy: env.TRUST_PROXY === undefined ? false : trustedProxies(env.TRUST_PROXY),
    bodyLimit: 128 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  answerFailures(app)
  acceptStrictJson(app)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })

  // Cookies are parsed for those who ask (platform/http/read-cookies.ts).
  await app.register(cookie, { hook: false })
  securityHeaders(app, env.PUBLIC_URL?.startsWith('https:') === true)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: { params: effort.once },
  })
  await app.register(underPressure, { maxEventLoopDelay: 2_000 })

  const db = createDatabase(pool)
  const loadBrands = async () =>
    buildBrandDirectory(
      await listBrands(db),
      env.DEFAULT_BRAND,
      env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).hostname,
    )
  let brands = await loadBrands()
  let reference = {}
  const lenders = await createLenderDirectoryCache(db, app.log, now)
  const cards = await createCardVersionCache(db, app.log)
  const services: Services = {
    env,
    db,
    vault: await createVault(db, masterKey),
    sessions: createRecentSessionsCache(db),
    addJob,
    log: app.log,
    now,
    brands: () => brands,
    lenders: () => lenders.current().directory,
    cards,
    reference: () => reference,
    files: await openStorage(env, app.log),
    connectors: createHttpConnectors(env.lenders, now),
  }

  const serve = createServe(app, services, createGuards(services), limits)
  const pages = web === null ? null : await pagesRoutes(app, services, web, limits)
  lenders.onChange(() => pages?.forget(['lenders']))
  cards.onChange(() => pages?.forget(['cards']))
  brandsRoutes(app, serve, services)
  brandsOfficeRoutes(serve, services)
  brandPreviewRoutes(app, serve, services, web)
  languagesRoutes(serve, services)
  optionSetsRoutes(serve, services)
  productsRoutes(serve)
  profilesRoutes(serve, services)
  lendersRoutes(serve, services)
  lenderAvailabilityRoutes(serve, services)
  lendersOfficeRoutes(serve, services)
  lenderGroupsRoutes(serve, services)
  goldRatesRoutes(serve, services)
  lenderRevenueRoutes(serve, services)
  signInRoutes(serve, services)
  consentsRoutes(serve, services, {
    share: endSharingOf(services),
    insurance: endReferralsOf(services),
  })
  applicationsRoutes(serve, services)
  offersRoutes(serve, services)
  calculatorsRoutes(serve, services)
  lenderCallbacksRoutes(serve, services)
  lenderPagesRoutes(serve, services)
  helpRequestsRoutes(serve, services)
  complaintsRoutes(serve, services)
  myDataRoutes(serve, services)
  staffSignInRoutes(serve, services)
  staffRoutes(serve, services)
  auditLogRoutes(serve, services)
  trackingRoutes(serve, services)
  partnersRoutes(serve, services)
  partnerSignInRoutes(serve, services)
  dashboardRoutes(serve, services)
  customerCareRoutes(serve, services)
  customerEligibilityRoutes(serve, services)
  creditCardsRoutes(serve, services)
  cardClicksRoutes(serve, services)
  storedFilesRoutes(app, serve, services)
  insuranceRoutes(serve, services)
  vouchersRoutes(serve, services)
  cookiesRoutes(serve, services)
  handOverRoutes(serve, services)
  await outboxRoutes(serve, services)
  healthRoutes(app, services)
  apiDescriptionRoutes(app)

  const changes = await listen(
    pool,
    ['brand_change', 'lender_change', 'card_change', 'reference_change'],
    (channel) => {
      if (channel === 'lender_change') {
        void lenders.check()
        return
      }
      if (channel === 'card_change') {
        void cards.check()
        return
      }
      if (channel === 'reference_change') {
        reference = {}
        pages?.forget(['reference'])
        return
      }
      loadBrands()
        .then((fresh) => {
          const changed = changedBrands(brands, fresh)
          brands = fresh
          pages?.forget(changed.map(brandTag))
        })
        .catch((error: unknown) => logFailure(app.log, error, 'brands could not be read again'))
    },
    (error) => logFailure(app.log, error, 'listening for changes'),
  )
  app.addHook('onClose', () => changes.stop())
  app.addHook('onClose', () => lenders.stop())
  app.addHook('onClose', () => cards.stop())
  return { app, services }
}
