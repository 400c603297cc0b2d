import {
  endOwnLink,
  endTrackingLink,
  getOwnLink,
  getTrackingLink,
  listOwnLinks,
  listTrackingLinks,
  makeOwnLink,
  makeTrackingLink,
  type PartnerLink,
} from '@marketplace/contract/partner-area/partner-links'
import type { Services } from '../../market/services.ts'
import { listPartnerNames, listStandings } from '../../partners/accounts/published.ts'
import { countLinks, findLink, listLinks, type LinksAsked } from '../../partners/links/published.ts'
import { endLink, makeLink } from '../../partners/link-making/save-link.ts'
import { asOffice, asPartner } from '../../partners/scope/as-partner.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { seesMoney } from '../account/partner-account.ts'
import { presentLinkDetail } from './present-link-detail.ts'
import { presentLinks } from './present-links.ts'

/** What a partner's own path is called to itself, and what came of a link without the part for a role that is told no share. */
const toItsPartner = <Link extends PartnerLink>(
  actor: Pick<SignedInPartner, 'person'>,
  { name, figures, ...link }: Link,
) => ({
  ...link,
  name: link.is_own === 1 ? 'Your own address' : name,
  figures: seesMoney(actor) ? figures : { ...figures, part: null },
})

export const linksRoutes = (serve: Serve, services: Services): void => {
  const { db, now } = services
  const listBrands = () =>
    services.brands().brands.map((brand) => ({
      slug: brand.brand.slug,
      name: brand.brand.name,
      host: new URL(brandOrigin(services.env, brand)).host,
      products: [...brand.product_types],
    }))

  serve(listOwnLinks, async ({ query, actor }) => {
    const { partner_id } = actor
    const day = dayInIndia(now())
    const own = await asPartner(db, partner_id, async (tx) => ({
      rows: await listLinks(tx, { partner_id, state: query.state, day }, pageBounds(query)),
      total: await countLinks(tx, { partner_id, state: query.state, day }),
      live: await countLinks(tx, { partner_id, state: 'live', day }),
      over: await countLinks(tx, { partner_id, state: 'over', day }),
    }))
    const data = await asOffice(db, (office) => presentLinks(services, office, own.rows))
    const counts = { live: own.live, over: own.over }
    const links = data.map((link) => toItsPartner(actor, link))
    return { success: true, data: links, total: own.total, counts, brands: listBrands() }
  })

  serve(getOwnLink, async ({ params: { linkId }, actor }) => {
    const link = await asPartner(db, actor.partner_id, (tx) => findLink(tx, linkId))
    if (link === null) throw new Problem('not_found')
    return succeed(toItsPartner(actor, await presentLinkDetail(services, link)))
  })

  serve(makeOwnLink, async ({ body, actor: { partner_id, name, auditActor }, ip }) =>
    succeed({ link_id: await makeLink(services, { by: name, auditActor, ip }, partner_id, body) }),
  )

  serve(endOwnLink, async ({ body, actor: { partner_id, name, auditActor }, ip }) => {
    await endLink(services, { by: name, auditActor, ip }, body, partner_id)
    return { success: true }
  })

  serve(listTrackingLinks, async ({ query }) => {
    const read = await asOffice(db, async (office) => {
      const { search } = query
      const found = search === undefined ? [] : await listPartnerNames(office)
      const small = search?.toLowerCase()
      const of: LinksAsked = {
        state: query.state,
        partner_id: query.partner_id,
        day: dayInIndia(now()),
        search:
          search === undefined || small === undefined
            ? undefined
            : {
                text: search,
                partner_ids: found.flatMap(({ partner_id, name }) =>
                  name.toLowerCase().includes(small) ? partner_id : [],
                ),
              },
      }
      const rows = await listLinks(office, of, pageBounds(query))
      const links = await presentLinks(services, office, rows)
      const names = await listStandings(office, [...new Set(rows.map(({ partner_id }) => partner_id))])
      const nameOf = new Map(names.map(({ partner_id, name }) => [partner_id, name]))
      const data = links.map((link, index) => {
        const partner_id = rows[index]?.partner_id ?? 0
        return { ...link, partner_id, partner_name: nameOf.get(partner_id) ?? '' }
      })
      return { data, total: await countLinks(office, of) }
    })
    return { success: true, ...read, brands: listBrands() }
  })

  serve(getTrackingLink, async ({ params: { linkId } }) => {
    const { link, names } = await asOffice(db, async (office) => ({
      link: await findLink(office, linkId),
      names: await listPartnerNames(office),
    }))
    if (link === null) throw new Problem('not_found')
    const { partner_id } = link
    const partner_name = names.find((one) => one.partner_id === partner_id)?.name ?? ''
    const detail = await presentLinkDetail(services, link)
    return succeed({ ...detail, partner_id, partner_name })
  })

  serve(makeTrackingLink, async ({ body: { partner_id, ...link }, actor, ip }) => {
    const deed = { by: actor.full_name, auditActor: actor.auditActor, ip }
    return succeed({ link_id: await makeLink(services, deed, partner_id, link) })
  })

  serve(endTrackingLink, async ({ body, actor, ip }) => {
    await endLink(services, { by: actor.full_name, auditActor: actor.auditActor, ip }, body, null)
    return { success: true }
  })
}
