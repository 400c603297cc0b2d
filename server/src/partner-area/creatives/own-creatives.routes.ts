import {
  downloadBannerPng,
  downloadBannerSvg,
  listOwnCreatives,
  previewBanner,
  takeMessage,
} from '@marketplace/contract/partner-area/creatives'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../market/services.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { drawOwnBanner, readOwnCreatives, takeMessageOf, type Asked } from './own-creatives.ts'
import { pictureOfDrawing } from './read-picture.ts'

const askedBy = ({
  actor,
  brand,
  request,
}: {
  actor: SignedInPartner
  brand: KnownBrand
  request: FastifyRequest
}): Asked => ({ actor, brand, host: request.headers.host ?? '' })

/** One part: a picture is small. */
const whole = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

export const ownCreativesRoutes = (serve: Serve, services: Services): void => {
  serve(listOwnCreatives, async ({ actor, brand, request }) =>
    succeed(await readOwnCreatives(services, askedBy({ actor, brand, request }))),
  )

  serve(previewBanner, async ({ params: { creativeId }, query: { shape }, actor, brand, request }) =>
    succeed({
      svg: await drawOwnBanner(services, askedBy({ actor, brand, request }), creativeId, shape, null),
    }),
  )

  serve(takeMessage, async ({ body, actor, brand, request }) => {
    await takeMessageOf(services, askedBy({ actor, brand, request }), body)
    return { success: true }
  })

  serve(downloadBannerSvg, ({ body, actor, brand, request }) =>
    drawOwnBanner(services, askedBy({ actor, brand, request }), body.creative_id, body.shape, 'svg'),
  )

  serve(downloadBannerPng, async ({ body, actor, brand, request }) => {
    const asked = askedBy({ actor, brand, request })
    const svg = await drawOwnBanner(services, asked, body.creative_id, body.shape, 'png')
    return new StreamedFile(whole(await pictureOfDrawing(svg)))
  })
}
