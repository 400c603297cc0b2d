import type { PartnerLinkDetail } from '@marketplace/contract/partner-area/partner-links'
import type { Services } from '../../market/services.ts'
import { foldedUntil, type LinkRow, listNewestClicks, listReasons } from '../../partners/links/published.ts'
import { drawQr, qrPng } from '../../partners/links/qr.ts'
import { hasPassed } from '../../partners/training/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { presentLinks } from './present-links.ts'

const PNG_SIDE = 1_024
const NEWEST = 20
const DAY_MS = 86_400_000
const NEWEST_DAYS = 30

/** A link with why hits do not count, its newest clicks and its QR code. */
export const presentLinkDetail = async (
  services: Pick<Services, 'brands' | 'now' | 'db' | 'env' | 'vault'>,
  link: LinkRow,
): Promise<PartnerLinkDetail> => {
  const since = new Date(services.now().getTime() - NEWEST_DAYS * DAY_MS)
  const read = await asOffice(services.db, async (office) => ({
    links: await presentLinks(services, office, [link]),
    reasons: await listReasons(office, link.link_id, await foldedUntil(office)),
    newest: await listNewestClicks(office, link.link_id, since, NEWEST),
  }))
  const [presented] = read.links
  if (presented === undefined) throw new Error('a link was not presented')
  const { product_type } = link
  const passed =
    product_type === null ? null : await hasPassed(services.db, link.partner_id, product_type, services.now())
  const text = `${presented.address}?q=1`
  const colour = services.brands().bySlug(presented.brand.slug)?.brand.primary_colour ?? '#000000'
  const { svg, size } = drawQr(text, colour)
  return {
    ...presented,
    training: passed === null ? null : passed ? 'passed' : 'needed',
    reasons: read.reasons,
    newest: read.newest.map(({ click_id, at, verdict, reason, browser, is_qr, seen_at }) => ({
      click_id,
      at: at.toISOString(),
      verdict,
      reason,
      browser,
      is_qr,
      seen: seen_at === null ? 0 : 1,
    })),
    qr: { text, size, svg, png: (await qrPng(svg, PNG_SIDE)).toString('base64') },
  }
}
