import { IconCircleCheck } from '@tabler/icons-react'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useGoLive } from './use-go-live.ts'
import { sectionOf } from './lender-sections.ts'
import { fieldLabel } from './value-text.ts'

interface GoLivePanelProps {
  lenderId: number
  isLive: boolean
}

const Missing = ({ field, message }: { field: string; message: string }) => {
  const section = sectionOf(field)
  return (
    <li className="py-2">
      {section === null ? (
        message
      ) : (
        <a href={`#${section.id}`} className="underline">
          {message}
        </a>
      )}
      <span className="block text-ink-soft">
        {fieldLabel(field)}
        {section === null ? '' : ` · ${section.title}`}
      </span>
    </li>
  )
}

/** What the law wants shown before a lender may be live, and which of it is missing. */
export const GoLivePanel = ({ lenderId, isLive }: GoLivePanelProps) => {
  const answer = useGoLive(lenderId)
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  return (
    <Card id="go-live" aria-labelledby="go-live-title" className="scroll-mt-40">
      <h2 id="go-live-title" className="text-base font-semibold">
        Go-live check
      </h2>
      {value === null && error === null ? <Skeleton className="mt-3 h-16" /> : null}
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? null : value.ready === 1 ? (
        <p className="mt-2 flex gap-2 text-sm text-good">
          <IconCircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {isLive
            ? 'Live, with every fact that must be shown.'
            : 'Every fact is there: this lender may go live.'}
        </p>
      ) : (
        <>
          <p className="mt-2 text-sm text-warn">
            {isLive
              ? 'Live, and not in order:'
              : `${value.missing.length} ${value.missing.length === 1 ? 'fact is' : 'facts are'} missing before this lender may be live.`}
          </p>
          <ul className="divide-y divide-line-soft text-sm">
            {value.missing.map(({ field, message }) => (
              <Missing key={`${field} ${message}`} field={field} message={message} />
            ))}
          </ul>
        </>
      )}
      {value === null || value.warnings.length === 0 ? null : (
        <ul aria-label="To look at" className="mt-2 divide-y divide-line-soft text-sm">
          {value.warnings.map(({ field, message }) => (
            <Missing key={`${field} ${message}`} field={field} message={message} />
          ))}
        </ul>
      )}
    </Card>
  )
}
