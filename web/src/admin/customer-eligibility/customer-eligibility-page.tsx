import {
  checkEligibility,
  compareEligibility,
  type LenderVerdict,
  type RuleChange,
} from '@marketplace/contract/loans/customer-eligibility'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import { startTransition, useCallback, useMemo, useState, type SubmitEvent } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { useAnswer as useServerAnswer } from '../../office/answers.ts'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { failureText } from '../../office/show/failure-text.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { useBrandOptions } from '../dashboard/brand-options.ts'
import { useOfficeBootstrap } from '../../office/session/office-bootstrap-context.ts'
import { lenderRows } from '../lenders/lender-rows.ts'
import { useOptionSets } from '../lenders/use-option-sets.ts'
import { ChangesEditor } from './changes-editor.tsx'
import { Comparison, type Compared } from './comparison.tsx'
import {
  brandNamed,
  askOfForm,
  emptyForm,
  type EligibilityAsk,
  type EligibilityForm,
} from './eligibility-form.ts'
import { RerunPanel } from './rerun-panel.tsx'
import { SubjectForm } from './subject-form.tsx'
import { VerdictList } from './verdict-list.tsx'

/** One call at a time: what is under way, what it brought, why it failed. */
const useAnswer = <Value,>() => {
  const [state, setState] = useState<{ value: Value | null; failure: unknown; isBusy: boolean }>({
    value: null,
    failure: null,
    isBusy: false,
  })
  const run = async (ask: () => Promise<Value>): Promise<void> => {
    setState({ value: state.value, failure: null, isBusy: true })
    // The press ends with the page saying that it is busy: making the call is a task of its own.
    await new Promise<void>((resolve) => {
      setTimeout(resolve)
    })
    try {
      const value = await ask()
      // Thousands of lenders are rendered in slices, so that typing goes on meanwhile.
      startTransition(() => setState({ value, failure: null, isBusy: false }))
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

/** The lenders as they were judged, and what they were judged by: the form may have changed since. */
interface Judgement {
  asked: EligibilityAsk
  lenders: readonly LenderVerdict[]
}

const Judged = ({ judged, isBusy }: { judged: Judgement | null; isBusy: boolean }) => {
  if (judged !== null) return <VerdictList lenders={judged.lenders} asked={judged.asked} />
  return isBusy ? (
    <SkeletonRows label="Checking every lender..." />
  ) : (
    <EmptyState title="No customer checked yet">
      Give the facts above, or a customer’s id, and press Check.
    </EmptyState>
  )
}

const TriedChanges = ({
  ask,
  changes,
  onChange,
  options,
  runId,
  onStarted,
}: {
  ask: EligibilityAsk | null
  changes: readonly RuleChange[]
  onChange: (changes: readonly RuleChange[]) => void
  options: OptionSets
  runId: string
  onStarted: (runId: string) => void
}) => {
  const lenders = useServerAnswer(lenderRows, { isKept: true })
  const compare = useAnswer<Compared>()
  const compareNow = (): void => {
    if (ask === null) return
    const body = { ...ask, changes: [...changes] }
    void compare.run(async () => (await officeCall(compareEligibility, { body })).data)
  }
  if (lenders.value === null && lenders.error !== null)
    return <ErrorState error={lenders.error} onRetry={lenders.reload} />
  return (
    <div className="grid gap-4">
      <Card aria-label="Changes to try" className="p-4">
        <ChangesEditor
          lenders={lenders.value?.data ?? []}
          options={options}
          changes={changes}
          onChange={onChange}
        />
      </Card>
      <Card aria-label="For this person" className="p-4">
        <Button
          kind="secondary"
          busy={compare.isBusy}
          disabled={ask === null || changes.length === 0}
          onClick={compareNow}
        >
          Compare for this person
        </Button>
        <Failure failure={compare.failure} />
        {compare.value === null ? null : <Comparison compared={compare.value} />}
      </Card>
      <Card aria-label="For the customers of the last 30 days" className="p-4">
        <RerunPanel changes={changes} runId={runId} onStarted={onStarted} />
      </Card>
    </div>
  )
}

/** What is judged, and the rules that are tried on it. */
interface Tried {
  form: EligibilityForm
  changes: readonly RuleChange[]
}

/** What a page begins with that was opened for a customer, or for nobody. */
const triedFor = (customer: string): Tried => ({
  form: customer === '' ? emptyForm : { ...emptyForm, subject: 'customer', user_id: customer },
  changes: [],
})

const noBrands: readonly never[] = []
const defaults = { tab: 'lenders', customer: '', brand: '', run: '' }

/** Who would be offered what and why not, by the rules as they stand and as they might. */
export const CustomerEligibilityPage = () => {
  const [{ tab, customer, brand, run }, setState] = useUrlState(defaults)
  const brands = useBrandOptions() ?? noBrands
  const options = useOptionSets()
  const initial = useMemo(() => triedFor(customer), [customer])
  const [{ form, changes }, set] = useDraft(`eligibility ${customer}`, initial)
  const check = useAnswer<Judgement>()
  const { brand: ownBrand } = useOfficeBootstrap()
  const filled = useMemo(
    () => ({
      ...form,
      brand_id: form.brand_id === '' ? brandNamed(brands, [brand, ownBrand.name]) : form.brand_id,
    }),
    [form, brands, brand, ownBrand.name],
  )
  const fill = useCallback(
    (next: Partial<EligibilityForm>) => set({ form: { ...form, ...next } }),
    [set, form],
  )
  const errors = useMemo(() => fieldErrors(check.failure), [check.failure])
  const ask = askOfForm(filled)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (ask === null) return
    void check.run(async () => ({
      asked: ask,
      lenders: (await officeCall(checkEligibility, { body: ask })).data,
    }))
  }
  return (
    <>
      <PageHeading
        title="Customer eligibility"
        text="Who would be offered what, and why not. API lenders are judged by their rule alone."
      />
      <Card aria-label="Whom to judge" className="p-4">
        <form noValidate onSubmit={submit}>
          <SubjectForm form={filled} onChange={fill} options={options} brands={brands} errors={errors} />
          <Failure failure={check.failure} />
          <Button type="submit" className="mt-4" busy={check.isBusy} disabled={ask === null}>
            Check
          </Button>
        </form>
      </Card>
      <div className="mt-4">
        <Tabs
          label="What is judged"
          value={tab === 'changes' ? tab : defaults.tab}
          onChange={(next) => setState({ tab: next })}
          tabs={[
            {
              key: 'lenders',
              title: 'Lenders',
              content: <Judged judged={check.value} isBusy={check.isBusy} />,
            },
            {
              key: 'changes',
              title: changes.length === 0 ? 'Try rule changes' : `Try rule changes (${changes.length})`,
              content: (
                <TriedChanges
                  ask={ask}
                  changes={changes}
                  onChange={(next) => set({ changes: next })}
                  options={options}
                  runId={run}
                  onStarted={(started) => setState({ run: started })}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  )
}
