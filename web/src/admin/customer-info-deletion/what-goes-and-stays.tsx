import type { DeletionRecord } from '@marketplace/contract/rights/deletions'
import { textIn } from '../../i18n/use-text.ts'
import { keepText, untilText } from './deletion-words.ts'

interface WhatGoesAndStaysProps {
  record: Pick<DeletionRecord, 'goes' | 'stays' | 'complaint_texts_until'>
  /** Whether it is done already. */
  isDone: boolean
}

const isThere = ({ count }: { count: number | null }): boolean => count !== 0

/** What a deletion takes and what it leaves: in the words that customers read, and how long in those of the modules that keep it. */
export const WhatGoesAndStays = ({ record, isDone }: WhatGoesAndStaysProps) => {
  const { message } = textIn('en')
  const { goes, stays, complaint_texts_until } = record
  return (
    <div className="grid items-start gap-4 text-sm md:grid-cols-2">
      <section>
        <h2 className="mb-1 text-base">{isDone ? 'What went' : 'What goes'}</h2>
        <ul className="divide-y divide-line-soft border-t border-line-soft">
          {goes.filter(isThere).map(({ thing, count }) => (
            <li key={thing} className="py-2">
              {message(`my_data.goes_${thing}`, { count: count ?? 0 })}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-1 text-base">{isDone ? 'What stayed' : 'What stays'}, why and until when</h2>
        <ul className="divide-y divide-line-soft border-t border-line-soft">
          {stays.filter(isThere).map(({ thing, count, keeps }) => (
            <li key={thing} className="py-2">
              <p>{message(`my_data.stays_${thing}`, { count: count ?? 0 })}</p>
              {keeps.map((keep) => (
                <p key={keepText(keep)} className="text-xs text-ink-soft">
                  Kept {keepText(keep)}
                </p>
              ))}
              {thing === 'lender_complaint_texts' && complaint_texts_until !== null ? (
                <p className="text-xs text-ink-soft">Kept {untilText(complaint_texts_until)}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
