import {
  cancelConsentText,
  listAllConsentTexts,
  planConsentText as planCall,
} from '@marketplace/contract/customers/texts-office'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../../reference/services.ts'
import { listTextVersions } from './dated-texts.queries.ts'
import { fillConsentText } from './fill-consent-text.ts'
import { cancelPlannedText, planConsentText } from './plan-consent-text.ts'
import { textStates } from './text-states.ts'

/** Names that stand in a preview. */
const example = { brand: 'Example Loans', lender: 'Example Bank Limited' }

export const textsOfficeRoutes = (serve: Serve, services: Services): void => {
  serve(listAllConsentTexts, async () => {
    const today = dayInIndia(services.now())
    const rows = await listTextVersions(services.db)
    const states = textStates(rows, today)
    return succeed({
      texts: rows.map(({ valid_from, planned_at, ...row }, index) => ({
        ...row,
        state: states[index] ?? 'past',
        filled: fillConsentText(row.text, example),
        since: valid_from,
        planned_at: planned_at?.toISOString() ?? null,
      })),
      today,
    })
  })

  serve(planCall, async ({ actor, body, ip }) => {
    await planConsentText(services, body, { actor, ip })
    return { success: true, message: translate('en', 'consent_text_planned') }
  })

  serve(cancelConsentText, async ({ actor, body, ip }) => {
    await cancelPlannedText(services, body, { actor, ip })
    return { success: true, message: translate('en', 'consent_text_cancelled') }
  })
}
