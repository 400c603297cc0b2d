import { exportLenderEvidence, exportPersonEvidence } from '@marketplace/contract/office/evidence'
import type { Services } from '../../market/services.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { exportLenderPart, exportPerson } from './export-evidence.ts'

export const evidenceRoutes = (serve: Serve, services: Services): void => {
  serve(exportPersonEvidence, async ({ actor, body, ip }) => ({
    success: true,
    data: await exportPerson(services, body, actor, ip),
  }))

  serve(exportLenderEvidence, async ({ actor, body, ip }) => ({
    success: true,
    data: await exportLenderPart(services, body, actor, ip),
  }))
}
