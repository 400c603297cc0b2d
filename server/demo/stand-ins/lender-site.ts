import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signBody } from '../../src/market/connectors/sign-body.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { noteStep } from './lender-stand-in.queries.ts'
import { findVisit } from './lender-visits.queries.ts'

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Example lender</title>
  <style>
    body { font: 16px/1.6 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; color: #111 }
    button { font: inherit; min-height: 44px; width: 100%; margin: 0 0 .75rem; border: 1px solid #111; border-radius: 8px; background: #fff; color: #111 }
    button[value=done] { background: #111; color: #fff }
  </style>
  <h1>Example lender</h1>
  <p>This stands for the lender’s own site. <span lang="hi">यह लेंडर की अपनी साइट की जगह है।</span></p>
  <form method="post">
    <button name="outcome" value="done">Finish <span lang="hi">· पूरा करें</span></button>
    <button name="outcome" value="not_done">Go back without finishing <span lang="hi">· बिना पूरा किए लौटें</span></button>
  </form>
</html>`

type Visit = FastifyRequest<{ Params: { slug: string; visit: string } }>

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text)

/** Serves the lenders' own sites: one page that finishes a step or does not, and leads back with a signed return. */
export const serveLenderSites = (
  app: FastifyInstance,
  {
    db,
    now,
    secretOf,
    afterStep,
  }: {
    db: Database
    now: () => Date
    secretOf: (slug: string) => string
    afterStep: (slug: string, ourReference: string) => Promise<void>
  },
): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.get('/:slug/site/:visit', async ({ params: { slug, visit } }: Visit, reply) => {
    const found = isId(visit) ? await findVisit(db, slug, visit) : null
    return found === null ? reply.status(404).send({ code: 'unknown' }) : reply.type('text/html').send(page)
  })
  app.post('/:slug/site/:visit', async ({ params: { slug, visit }, body }: Visit, reply) => {
    const found = isId(visit) ? await findVisit(db, slug, visit) : null
    if (found === null) return reply.status(404).send({ code: 'unknown' })
    const outcome = new URLSearchParams(String(body)).get('outcome') === 'done' ? 'done' : 'not_done'
    if (outcome === 'done') {
      await noteStep(db, slug, found.our_reference, found.step)
      await afterStep(slug, found.our_reference)
    }
    const back = new URL(found.return_url)
    const at = String(Math.floor(now().getTime() / 1000))
    back.searchParams.set('outcome', outcome)
    back.searchParams.set('at', at)
    back.searchParams.set(
      'signature',
      signBody(secretOf(slug), at, `${back.searchParams.get('state') ?? ''}.${outcome}`),
    )
    return reply.redirect(back.href, 303)
  })
}
