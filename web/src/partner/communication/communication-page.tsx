import { countOwnThreads } from '@marketplace/contract/partner-area/threads'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { topicWords } from '../../office/threads/thread-words.ts'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

const counts = ask('own-threads', countOwnThreads, {})

const examples = {
  'tech-support': 'A page that does not work, signing in, links and QR codes, the API and hooks.',
  'general-query': 'Customers and applications, money, products and lenders, training, your KYC.',
} as const

const goingOn = (count: number): string =>
  count === 0 ? 'No question is open.' : count === 1 ? '1 question is open.' : `${count} questions are open.`

/** The two places to ask, with what goes on in each. */
export const CommunicationPage = () => {
  const { value, error, reload } = useAnswer(counts)
  return (
    <>
      <PageHeading title="Communication" text="Ask us, and read what we answered." />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-48" />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {value.data.map(({ topic, going_on, unread }) => (
            <Card key={topic} aria-labelledby={topic}>
              <h2 id={topic} className="mb-1 flex flex-wrap items-center gap-x-3 text-base">
                <Link
                  to={`/partner/communication/${topic}`}
                  className="inline-block min-h-6 text-brand-ink underline"
                >
                  {topicWords[topic].title}
                </Link>
                {unread === 0 ? null : <Badge>{unread} unread</Badge>}
              </h2>
              <p>{examples[topic]}</p>
              <p className="mt-2 text-sm text-ink-soft">{goingOn(going_on)}</p>
              <p className="text-sm text-ink-soft">{topicWords[topic].promise}</p>
            </Card>
          ))}
        </div>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        Most questions are answered already:{' '}
        <Link to="/partner/faqs" className="text-brand-ink underline">
          FAQs
        </Link>
        . If a line of a statement is wrong, object to it{' '}
        <Link to="/partner/statements" className="text-brand-ink underline">
          on the statement
        </Link>
        : then it waits for the decision.
      </p>
    </>
  )
}
