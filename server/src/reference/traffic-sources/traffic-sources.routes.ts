import {
  listTrafficSources as listCall,
  saveTrafficSource as saveCall,
} from '@marketplace/contract/reference/traffic-sources'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { presentSource } from './present-source.ts'
import { saveTrafficSource } from './save-traffic-source.ts'
import { listTrafficSources } from './traffic-sources.queries.ts'

export const trafficSourcesRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async () => ({
    success: true,
    data: (await listTrafficSources(services.db)).map(presentSource),
  }))

  serve(saveCall, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'saved'),
    data: await saveTrafficSource(services, body, actor, ip),
  }))
}
