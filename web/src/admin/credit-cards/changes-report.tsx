import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { IconDownload } from '@tabler/icons-react'
import { handOverFile } from '../../office/session/downloads.ts'
import { Button } from '../../ui/button.tsx'
import { refusedCsv } from './refused-csv.ts'

const words: Readonly<Record<CardChanges['changes'][number]['kind'], string>> = {
  created: 'New',
  updated: 'Changed',
}

/** The counts of an import or a bulk change, and each row that was refused with what is wrong with it. */
export const ChangesCounts = ({ changes }: { changes: CardChanges }) => {
  const csv = refusedCsv(changes.refused)
  return (
    <>
      <dl className="figures flex flex-wrap gap-x-6 gap-y-1">
        {(
          [
            ['Created', changes.created],
            ['Updated', changes.updated],
            ['Unchanged', changes.unchanged],
            ['Refused', changes.refused.length],
          ] as const
        ).map(([term, count]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      {changes.refused.length === 0 ? null : (
        <section className="text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">Refused</h3>
            {csv === null ? null : (
              <Button
                kind="secondary"
                className="text-sm"
                onClick={() => handOverFile(new Blob([csv], { type: 'text/csv' }), 'refused-cards.csv')}
              >
                <IconDownload aria-hidden="true" className="size-5" />
                Download refused rows
              </Button>
            )}
          </div>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {changes.refused.map(({ line, name, message }) => (
              <li key={`${line} ${name}`} className="wrap-anywhere">
                {line === null ? null : `Line ${line}`}
                {line === null || name === '' ? null : ', '}
                {name}: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What will become of each card. */
export const ChangesPreview = ({ changes }: { changes: CardChanges }) => (
  <div className="space-y-4">
    <ChangesCounts changes={changes} />
    {changes.changes.length === 0 ? null : (
      <section className="text-sm">
        <h3 className="font-semibold">Cards</h3>
        <ul className="mt-1 max-h-60 list-disc space-y-1 overflow-y-auto ps-5">
          {changes.changes.map(({ category_name, kind, properties }) => (
            <li key={category_name} className="wrap-anywhere">
              {category_name} – {words[kind]}: {properties.join(', ')}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
