import { importOperatorStops } from '@marketplace/contract/customers/operator-stops'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { importRevocations } from './import-revocations.ts'

export const contactChoicesRoutes = (serve: Serve, services: Services): void => {
  serve(importOperatorStops, async ({ actor, body, files, ip }) =>
    succeed(
      await importRevocations(services, files.get('file')?.bytes ?? Buffer.alloc(0), {
        actor,
        ip,
        isPreview: body.preview === '1',
      }),
    ),
  )
}
