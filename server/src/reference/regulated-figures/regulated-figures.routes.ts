import { listFigures, proposeFigure as proposeCall } from '@marketplace/contract/reference/regulated-figures'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { proposeFigure } from './change-figures.ts'
import { groupFigures } from './group-figures.ts'
import { listSourcedFigures } from './regulated-figures.queries.ts'

export const regulatedFiguresRoutes = (serve: Serve, services: Services): void => {
  serve(listFigures, async () => {
    const today = dayInIndia(services.now())
    return {
      success: true,
      data: { figures: groupFigures(await listSourcedFigures(services.db), today), today },
    }
  })

  serve(proposeCall, async ({ actor, ip, body }) => {
    await proposeFigure(services, { actor, ip }, body)
    return { success: true, message: translate('en', 'figure_proposed') }
  })
}
