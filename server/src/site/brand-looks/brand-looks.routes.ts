import { listBrandLooks } from '@marketplace/contract/site/brand-looks'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../services.ts'

/** The looks of all brands for the style guide; outside the demo they do not exist. */
export const brandLooksRoutes = (serve: Serve, { env, brands }: Services): void => {
  if (!env.DEMO) return
  serve(listBrandLooks, async () =>
    succeed(
      brands()
        .brands.map(({ brand: { slug, name, primary_colour, secondary_colour, border_radius } }) => ({
          slug,
          name,
          primary_colour,
          secondary_colour,
          border_radius,
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    ),
  )
}
