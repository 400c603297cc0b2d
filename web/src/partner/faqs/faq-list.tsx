import { listFaqs, type Faq, type FaqAudience } from '@marketplace/contract/partner-area/faqs'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../router/router.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card, Disclosure } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { findFaqs } from './find-faqs.ts'

export const faqsOfPartner = ask('partner-faqs', listFaqs, {})

const defaults = { q: '' }
const failed = 'The browser does not let this page copy. Select the words and copy them.'

const Answer = ({ faq }: { faq: Faq }) => {
  const { faq_id, question, answer, question_hi, answer_hi } = faq
  return (
    <div className="max-w-form space-y-2 pt-1">
      <p className="whitespace-pre-line">{answer}</p>
      {question_hi === null ? null : (
        <div lang="hi" className="rounded-surface border border-line-soft bg-canvas p-3">
          <p className="mb-1 font-semibold">{question_hi}</p>
          <p className="whitespace-pre-line">{answer_hi}</p>
        </div>
      )}
      <div className="-ms-4 flex flex-wrap gap-2">
        <CopyButton
          text={() => `${location.origin}${location.pathname}#${faq_id}`}
          copied="Link copied"
          failed={failed}
        >
          Copy link<span className="sr-only"> {question}</span>
        </CopyButton>
        {question_hi === null || answer_hi === null ? null : (
          <>
            <CopyButton text={`${question}\n${answer}`} copied="Answer copied" failed={failed}>
              Copy in {knownLanguages.en.english}
              <span className="sr-only"> {question}</span>
            </CopyButton>
            <CopyButton text={`${question_hi}\n${answer_hi}`} copied="Answer copied" failed={failed}>
              Copy in {knownLanguages.hi.english}
              <span className="sr-only"> {question}</span>
            </CopyButton>
          </>
        )}
      </div>
    </div>
  )
}

/** One question; a link that names it opens it and brings it into view. */
const Question = ({ faq, isNamed }: { faq: Faq; isNamed: boolean }) => {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const details = ref.current?.querySelector('details')
    if (!isNamed || details === null || details === undefined) return
    details.open = true
    details.querySelector('summary')?.focus()
    ref.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])
  return (
    <li ref={ref} id={faq.faq_id} className="scroll-mt-6 border-b border-line-soft last:border-b-0">
      <Disclosure summary={<span className="text-start">{faq.question}</span>}>
        <Answer faq={faq} />
      </Disclosure>
    </li>
  )
}

interface FaqListProps {
  audience: FaqAudience
  title: string
  text: string
}

/** The questions of an audience by group, with a search. */
export const FaqList = ({ audience, title, text }: FaqListProps) => {
  const { value, error, reload } = useAnswer(faqsOfPartner)
  const [{ q }, set] = useUrlState(defaults)
  const { hash } = useLocation()
  const named = hash.slice(1)
  const groups = findFaqs(value?.data ?? [], audience, q)
  const count = Array.from(groups.values(), ({ length }) => length).reduce((sum, size) => sum + size, 0)
  return (
    <>
      <PageHeading title={title} back={{ to: '/partner/faqs', label: 'Back to FAQs' }} text={text} />
      <search className="mb-4 block max-w-form">
        <TextField
          label="Search the questions"
          type="search"
          autoComplete="off"
          maxLength={80}
          value={q}
          onChange={({ target }) => set({ q: target.value })}
        />
      </search>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <>
          <output className="mb-2 block text-sm text-ink-soft">
            {count === 1 ? '1 question' : `${count} questions`}
          </output>
          {count === 0 ? (
            <EmptyState title="No question with these words">
              Try fewer words, or ask us under Communication.
            </EmptyState>
          ) : null}
          <div className="space-y-4">
            {Array.from(groups, ([topic, faqs]) => (
              <Card key={topic} aria-label={topic}>
                <h2 className="mb-1 text-base">{topic}</h2>
                <ul>
                  {faqs.map((faq) => (
                    <Question key={faq.faq_id} faq={faq} isNamed={faq.faq_id === named} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        </>
      )}
    </>
  )
}
