import {
  getPreparation,
  type Preparation,
  type PreparationStep,
} from '@marketplace/contract/partner-area/preparation'
import { ask, useAnswer } from '../../office/answers.ts'
import { needsOf, stateWords, stepTitles } from '../../office/papers/preparation-words.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Link } from '../../router/link.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

/** Where each is done. */
const stepPaths: Readonly<Record<PreparationStep['step'], string>> = {
  details: '/partner/settings/kyc',
  documents: '/partner/settings/kyc',
  agreement: '/partner/settings/agreement',
  training: '/partner/training-material',
}

const ownPreparation = ask('partner-home', getPreparation, {})

const leadOf = ({ steps }: Preparation): { title: string; text: string } =>
  steps.every(({ state }) => state === 'stands')
    ? {
        title: 'Everything is done',
        text: 'We agree your share with you and activate you; then your links bring customers.',
      }
    : steps.some(({ state }) => state === 'missing')
      ? {
          title: 'We activate you once these are done',
          text: 'Links, customers and money open then. You may do them in any order.',
        }
      : {
          title: 'It is our turn',
          text: 'We check what you have sent and then activate you. There is nothing for you to do.',
        }

/** What a business sees that asked to become a partner: what is still missing, and where it is done. */
export const PreparationHome = () => {
  const { value, error, reload } = useAnswer(ownPreparation)
  const preparation = value?.data ?? null
  return (
    <>
      <PageHeading title="Before you begin" />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {preparation === null ? (
        error === null && (
          <>
            <output className="sr-only">Loading what is missing...</output>
            <Skeleton className="h-64" />
          </>
        )
      ) : (
        <div className="grid max-w-3xl gap-6">
          <Notice tone="info" title={leadOf(preparation).title}>
            {leadOf(preparation).text}
          </Notice>
          <ol className="divide-y divide-line-soft rounded-surface border border-line-soft bg-surface">
            {preparation.steps.map((step) => (
              <li
                key={step.step}
                className="grid gap-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
              >
                <span className="min-w-0">
                  <Link to={stepPaths[step.step]} className="font-semibold">
                    {stepTitles[step.step]}
                  </Link>
                  <span className="block text-sm text-ink-soft wrap-anywhere">{needsOf(step)}</span>
                </span>
                <StatusDot tone={stateWords[step.state].tone}>{stateWords[step.state].label}</StatusDot>
              </li>
            ))}
          </ol>
          <p className="text-sm">
            A question? <Link to="/partner/communication">Write to us</Link>; we answer there.
          </p>
        </div>
      )}
    </>
  )
}
