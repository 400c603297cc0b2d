import type { FaqAudience } from '@marketplace/contract/partner-area/faqs'
import { Link } from '../../router/link.tsx'
import { useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { faqsOfPartner } from './faq-list.tsx'
import { findFaqs } from './find-faqs.ts'

const sections: readonly { audience: FaqAudience; path: string; title: string }[] = [
  { audience: 'customer', path: '/partner/faqs/customer-queries', title: 'Customer queries' },
  { audience: 'partner', path: '/partner/faqs/dsa-queries', title: 'DSA queries' },
]

/** Both lists with their groups; each question is a link to its answer. */
export const FaqsPage = () => {
  const { value, error, reload } = useAnswer(faqsOfPartner)
  return (
    <>
      <PageHeading title="FAQs" text="What customers ask you, and what partners ask us." />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {sections.map(({ audience, path, title }) => (
            <Card key={audience} aria-label={title}>
              <h2 className="mb-2 text-base">
                <Link to={path} className="text-brand-ink underline">
                  {title}
                </Link>
              </h2>
              {Array.from(findFaqs(value.data, audience, ''), ([topic, faqs]) => (
                <section key={topic} aria-label={topic} className="mb-3">
                  <h3 className="text-sm font-semibold">{topic}</h3>
                  <ul className="text-sm">
                    {faqs.map(({ faq_id, question }) => (
                      <li key={faq_id}>
                        <Link
                          to={`${path}#${faq_id}`}
                          className="inline-block min-h-6 py-1 text-brand-ink hover:underline"
                        >
                          {question}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </Card>
          ))}
        </div>
      )}
    </>
  )
}
