import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import { getJourneySteps, type JourneyReplay } from '@marketplace/contract/reports/reports'
import { useId } from 'react'
import { useParams } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { useOpened } from '../../office/palette/use-recent.ts'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'
import { FindApplication } from './find-application.tsx'
import { heardText, lanesOfSteps, type Lane } from './lanes-of-steps.ts'
import { waitText } from './wait-text.ts'

type ReplayStep = JourneyReplay['steps'][number]

const keyOf = ({ what, at, heard_day, waited, taken_back }: ReplayStep): string =>
  `${at} ${what} ${heard_day} ${waited} ${taken_back}`

const Step = ({ step }: { step: ReplayStep }) => {
  const { what, lender, at, waited, taken_back } = step
  const words = lender === null ? what : wordsOfStatus(what)
  const heard = heardText(step)
  return (
    <tr className="border-b border-line-soft align-top">
      <td className="figures py-2 pe-3 whitespace-nowrap text-ink-soft">
        {timeText(at)}
        {heard === null ? null : <span className="block text-xs text-ink-3">{heard}</span>}
      </td>
      <td className="py-2 pe-3">
        {taken_back === 1 ? (
          <>
            <s className="text-ink-3">{words}</s> taken back
          </>
        ) : (
          words
        )}
      </td>
      <td className="figures py-2 text-end whitespace-nowrap text-ink-soft">{waitText(waited)}</td>
    </tr>
  )
}

const LaneOfSteps = ({ lane: { lender, steps } }: { lane: Lane }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-1 text-base">
        {lender ?? 'With us'}
      </h2>
      <table aria-labelledby={id} className="w-full max-w-form text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              When
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              Step
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Since the step before
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Step key={keyOf(step)} step={step} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Facts = ({ replay: { product, brand, source, device, partner } }: { replay: JourneyReplay }) => (
  <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2 border-y border-line-soft py-2 text-sm">
    {Object.entries({ Product: product, Brand: brand, Source: source, Device: device, Partner: partner }).map(
      ([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ),
    )}
  </dl>
)

const Replay = ({ number }: { number: string }) => {
  const { value, error, reload } = useAnswer(
    ask('reports', getJourneySteps, { params: { application_number: number } }),
  )
  if (value !== null)
    return (
      <>
        <Facts replay={value.data} />
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
          {lanesOfSteps(value.data.steps).map((lane) => (
            <LaneOfSteps key={`${lane.lender ?? ''} ${lane.steps.map(keyOf).join()}`} lane={lane} />
          ))}
        </div>
      </>
    )
  if (error instanceof ApiError && error.status === 404) return <NoApplication number={number} />
  return error === null ? (
    <SkeletonRows label="Loading the steps..." count={6} />
  ) : (
    <ErrorState error={error} onRetry={reload} />
  )
}

const NoApplication = ({ number }: { number: string }) => (
  <>
    <EmptyState title="No application has this number">
      Check it against the message or the file that it comes from.
    </EmptyState>
    <div className="mt-5">
      <FindApplication key={number} first={number} />
    </div>
  </>
)

/** What happened to one application, step by step, with us and with each lender; without name, contact or amounts. */
export const ApplicationStepsPage = () => {
  const { application_number = '' } = useParams()
  const number = application_number.trim().toUpperCase()
  useOpened(number)
  return (
    <>
      <PageHeading
        title={number}
        text="The steps of one application, without personal data. Times are Indian times."
        back={{ to: '/admin/customers-journey', label: 'Back to Customers journey' }}
      />
      {isApplicationNumber(number) ? (
        <Replay key={number} number={number} />
      ) : (
        <NoApplication number={number} />
      )}
    </>
  )
}
