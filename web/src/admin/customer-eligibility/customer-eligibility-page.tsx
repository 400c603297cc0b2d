import {
  checkEligibility,
  compareEligibility,
  type JudgedLender,
  type RuleChange,
  type Verdict,
} from '@marketplace/contract/customer-eligibility'
import { listLenders } from '@marketplace/contract/lenders-office'
import { useId, useState, type SubmitEvent } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { EmptyState, ErrorState } from '../../office/empty-state.tsx'
import { failureText } from '../../office/failure-text.ts'
import { officeCall } from '../../office/office-call.ts'
import { PageHeading } from '../../office/page-heading.tsx'
import { SkeletonRows } from '../../office/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { useBrandOptions } from '../dashboard/brand-filter.tsx'
import { useOptionSets } from '../lenders/use-option-sets.ts'
import { ChangesEditor } from './changes-editor.tsx'
import { Comparison, type Compared } from './comparison.tsx'
import { askOfForm, emptyForm, type EligibilityForm } from './eligibility-form.ts'
import { RerunPanel } from './rerun-panel.tsx'
import { SubjectForm } from './subject-form.tsx'
import { VerdictList } from './verdict-list.tsx'

const loadLenders = async (signal: AbortSignal) => (await officeCall(listLenders, { signal })).data

const howMany = (lenders: readonly JudgedLender[], verdict: Verdict): number =>
  lenders.filter((lender) => lender.verdict === verdict).length

/** One call at a time: what is under way, what it brought, why it failed. */
const useAnswer = <Value,>() => {
  const [state, setState] = useState<{ value: Value | null; failure: unknown; isBusy: boolean }>({
    value: null,
    failure: null,
    isBusy: false,
  })
  const run = async (ask: () => Promise<Value>): Promise<void> => {
    setState({ value: state.value, failure: null, isBusy: true })
    try {
      setState({ value: await ask(), failure: null, isBusy: false })
    } catch (failure) {
      setState({ value: null, failure, isBusy: false })
    }
  }
  return { ...state, run }
}

const Failure = ({ failure }: { failure: unknown }) =>
  failure === null ? null : (
    <Notice tone="bad" live className="mt-3">
      {failureText(failure)}
    </Notice>
  )

/** Who would be offered what and why not, by the rules as they stand and as they might. */
export const CustomerEligibilityPage = () => {
  const ids = [useId(), useId()] as const
  const brands = useBrandOptions()
  const options = useOptionSets()
  const lenders = useLoaded(loadLenders)
  const [form, setForm] = useState<EligibilityForm>(emptyForm)
  const [changes, setChanges] = useState<readonly RuleChange[]>([])
  const check = useAnswer<readonly JudgedLender[]>()
  const compare = useAnswer<Compared>()
  const [firstBrand] = brands ?? []
  const filled = { ...form, brand_id: form.brand_id === '' ? (firstBrand?.value ?? '') : form.brand_id }
  const ask = askOfForm(filled)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (ask !== null) void check.run(async () => (await officeCall(checkEligibility, { body: ask })).data)
  }
  const judged = check.value
  return (
    <>
      <PageHeading
        title="Customer eligibility"
        text="Every check of every lender, in the words that customers read. API lenders are judged by their rule alone."
      />
      <Card aria-label="Whom to judge" className="p-4">
        <form noValidate onSubmit={submit}>
          <SubjectForm
            form={filled}
            onChange={(next) => setForm({ ...form, ...next })}
            options={options}
            brands={brands ?? []}
            errors={fieldErrors(check.failure)}
          />
          <Failure failure={check.failure} />
          <Button type="submit" className="mt-4" busy={check.isBusy} disabled={ask === null}>
            Check
          </Button>
        </form>
      </Card>
      <section aria-labelledby={ids[0]} className="mt-4">
        <h2 id={ids[0]} className="mb-2 text-base">
          Lenders
        </h2>
        {check.isBusy && judged === null ? <SkeletonRows label="Judging every lender..." /> : null}
        {judged === null ? null : (
          <>
            <output className="mb-2 block text-sm text-ink-soft">
              {howMany(judged, 'pass')} pass, {howMany(judged, 'possible')} possible,{' '}
              {howMany(judged, 'fail')} fail
            </output>
            {judged.length === 0 ? (
              <EmptyState title="No lenders found">Add a lender of this product first.</EmptyState>
            ) : (
              <VerdictList lenders={judged} />
            )}
          </>
        )}
        {judged === null && !check.isBusy ? (
          <EmptyState title="Nobody judged yet">
            Give the facts above, or a customer’s id, and press Check.
          </EmptyState>
        ) : null}
      </section>
      <Card aria-labelledby={ids[1]} className="mt-4 p-4">
        <h2 id={ids[1]} className="mb-2 text-base">
          Try rule changes
        </h2>
        {lenders.value === null && lenders.error !== null ? (
          <ErrorState error={lenders.error} onRetry={lenders.reload} />
        ) : (
          <ChangesEditor
            lenders={lenders.value ?? []}
            options={options}
            changes={changes}
            onChange={setChanges}
          />
        )}
        <div className="mt-4 grid gap-4">
          <div>
            <Button
              kind="secondary"
              busy={compare.isBusy}
              disabled={ask === null || changes.length === 0}
              onClick={() => {
                if (ask === null) return
                const body = { ...ask, changes: [...changes] }
                void compare.run(async () => (await officeCall(compareEligibility, { body })).data)
              }}
            >
              Compare for this person
            </Button>
            <Failure failure={compare.failure} />
            {compare.value === null ? null : <Comparison compared={compare.value} />}
          </div>
          <RerunPanel changes={changes} />
        </div>
      </Card>
    </>
  )
}
