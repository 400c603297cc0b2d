import {
  listOfficeProcessors,
  listProcessors as listCall,
  saveProcessor as saveCall,
} from '@marketplace/contract/reference/processors'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { listProcessors, listProcessorsOn } from './processors.queries.ts'
import { saveProcessor } from './save-processor.ts'

export const processorsRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async () => {
    const rows = await listProcessorsOn(services.db, dayInIndia(services.now()))
    return {
      success: true,
      data: rows.map(({ name, purpose_en, purpose_hi, data_en, data_hi, country }) => ({
        name,
        purpose_en,
        purpose_hi,
        data_en,
        data_hi,
        country,
      })),
    }
  })

  serve(listOfficeProcessors, async () => ({ success: true, data: await listProcessors(services.db) }))

  serve(saveCall, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'processor_saved'),
    data: await saveProcessor(services, body, actor, ip),
  }))
}
