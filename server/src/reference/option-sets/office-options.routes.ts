import { optionSetNames } from '@marketplace/contract/reference/option-sets'
import {
  listOfficeOptionSets,
  orderOptions as orderCall,
  retireOption as retireCall,
  wordOption as wordCall,
} from '@marketplace/contract/reference/option-sets-office'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { orderOptions, presentOption, retireOption, wordOption } from './change-options.ts'
import { listAllOptions } from './office-options.queries.ts'

export const officeOptionsRoutes = (serve: Serve, services: Services): void => {
  serve(listOfficeOptionSets, async () => {
    const rows = await listAllOptions(services.db)
    const bySet = Map.groupBy(rows, ({ set_name }) => set_name)
    return succeed(
      optionSetNames.map((set_name) => ({
        set_name,
        options: (bySet.get(set_name) ?? []).map(presentOption),
      })),
    )
  })

  serve(wordCall, async ({ actor, body, ip }) => ({
    success: true,
    message: translate('en', 'option_worded'),
    data: await wordOption(services, body, { actor, ip }),
  }))

  serve(orderCall, async ({ actor, body, ip }) => {
    await orderOptions(services, body, { actor, ip })
    return { success: true, message: translate('en', 'options_ordered') }
  })

  serve(retireCall, async ({ actor, body, ip }) => {
    await retireOption(services, body, { actor, ip })
    return { success: true, message: translate('en', body.retired === 1 ? 'option_retired' : 'option_back') }
  })
}
