import {
  decideFigure,
  listFigures,
  proposeFigure as proposeCall,
} from '@marketplace/contract/reference/regulated-figures'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { decideFigureProposal, proposeFigure } from './change-figures.ts'
import { groupFigures } from './group-figures.ts'
import { listProposals, listSourcedFigures } from './regulated-figures.queries.ts'

export const regulatedFiguresRoutes = (serve: Serve, services: Services): void => {
  serve(listFigures, async ({ actor }) => {
    const today = dayInIndia(services.now())
    const [rows, proposals] = await Promise.all([listSourcedFigures(services.db), listProposals(services.db)])
    return {
      success: true,
      data: {
        figures: groupFigures(rows, today),
        proposals: proposals.map(
          ({ proposed_by, proposed_by_name, proposed_at, decided_by_name, decided_at, ...proposal }) => ({
            ...proposal,
            proposed_by: proposed_by_name,
            proposed_at: proposed_at.toISOString(),
            is_own: proposed_by === actor.staff_id ? (1 as const) : (0 as const),
            decided_by: decided_by_name,
            decided_at: decided_at?.toISOString() ?? null,
          }),
        ),
        today,
      },
    }
  })

  serve(proposeCall, async ({ actor, ip, body }) => {
    await proposeFigure(services, { actor, ip }, body)
    return { success: true, message: translate('en', 'figure_proposed') }
  })

  serve(decideFigure, async ({ actor, ip, body }) => {
    await decideFigureProposal(services, { actor, ip }, body)
    return {
      success: true,
      message: translate('en', body.decision === 'approved' ? 'figure_approved' : 'figure_refused'),
    }
  })
}
