import type { PlanFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import { saveOfficePlan, type OfficePlan } from '@marketplace/contract/catalogue/insurance-office'
import { hasCode } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { FactDialog } from '../catalogue-form/fact-dialog.tsx'
import { planFields } from './plan-fields.ts'

const chosenOnce = ['slug']

const presentOf = (failure: unknown): OfficePlan | null =>
  hasCode<typeof saveOfficePlan>(failure, 'conflict') ? (failure.present as OfficePlan) : null

/** The facts of a plan as its insurer states them; `plan` null adds one. */
export const PlanDialog = ({ plan, onClose }: { plan: OfficePlan | null; onClose: () => void }) => (
  <FactDialog
    title={plan === null ? 'Add an insurance plan' : `${plan.insurer_name}, ${plan.plan_name}`}
    action="Save plan"
    draft={`insurance-plan ${plan?.plan_id ?? 'new'}`}
    fields={planFields}
    prefix="plan"
    fixed={chosenOnce}
    stored={plan}
    presentOf={presentOf}
    onClose={onClose}
    save={async (facts, tag) => {
      const { message } = await officeCall(saveOfficePlan, {
        body: { plan_id: plan?.plan_id ?? null, tag, plan: facts as PlanFacts },
      })
      showToast(plan === null ? `${message}. It is off until you switch it on.` : message, 'good')
      invalidate('insurance-plans')
    }}
  />
)
