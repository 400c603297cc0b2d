import { listTrafficSources, type TrafficSource } from '@marketplace/contract/reference/traffic-sources'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { SourceDialog } from './source-dialog.tsx'

interface SourceRowProps {
  source: TrafficSource
  onOpen: (() => void) | null
}

const SourceRow = ({ source: { label, utm_sources, is_fixed }, onOpen }: SourceRowProps) => (
  <tr className="border-t border-row">
    <th scope="row" className="py-1.5 pe-4 text-start align-top font-normal">
      {onOpen === null ? (
        label
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-start text-brand-ink underline decoration-line underline-offset-3"
        >
          {label}
        </button>
      )}
    </th>
    <td className="py-1.5 wrap-anywhere text-ink-soft">
      {is_fixed === 1 ? 'Judged by how the start came' : utm_sources.join(', ')}
    </td>
  </tr>
)

/** Where visitors come from, as reports name it; an administrator says which words of a link mean what. */
export const SourceList = ({ canEdit }: { canEdit: boolean }) => {
  const id = useId()
  const { value, error, reload } = useAnswer(ask('traffic-sources', listTrafficSources, {}))
  const [open, setOpen] = useState<TrafficSource | 'new' | null>(null)
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 id={id} className="grow text-base">
          Sources of visitors
        </h2>
        {canEdit ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add source
          </Button>
        ) : null}
      </div>
      {value === null && error !== null ? <ErrorState error={error} onRetry={reload} /> : null}
      {value === null && error === null ? <Skeleton className="h-64" /> : null}
      {value === null ? null : (
        <table className="w-full border-collapse text-sm">
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                Source
              </th>
              <th scope="col" className="py-1 text-start font-normal">
                Values of utm_source that mean it
              </th>
            </tr>
          </thead>
          <tbody>
            {value.data.map((source) => (
              <SourceRow
                key={source.source_id}
                source={source}
                onOpen={canEdit && source.is_fixed === 0 ? () => setOpen(source) : null}
              />
            ))}
          </tbody>
        </table>
      )}
      {open === null ? null : (
        <SourceDialog source={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
