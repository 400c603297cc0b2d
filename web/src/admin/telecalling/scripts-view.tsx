import {
  callPurposeNames,
  listCallScripts,
  type CallPurpose,
  type CallScript,
} from '@marketplace/contract/care/telecalling'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Disclosure } from '../../ui/surfaces.tsx'
import { ScriptDialog } from './script-dialog.tsx'
import { scriptGroups, type ScriptGroup } from './script-groups.ts'

const Words = ({ script }: { script: CallScript }) => (
  <div className="min-w-0">
    <p className="mb-1 text-sm text-ink-soft">
      {knownLanguages[script.language].english}
      {script.version === 0
        ? ', as shipped'
        : `, version ${script.version} of ${timeText(script.written_at)}, by ${script.written_by ?? ''}`}
    </p>
    <p lang={script.language} className="wrap-anywhere whitespace-pre-line">
      {script.text}
    </p>
  </div>
)

const Group = ({ group, onEdit }: { group: ScriptGroup; onEdit: () => void }) => {
  const [newest] = group.versions
  if (newest === undefined) return null
  const { approved_by, approved_on } = newest[defaultLanguage]
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-semibold">
          {callPurposeNames[group.purpose]} · {group.lender_name ?? 'every lender'}
        </h2>
        <Button kind="secondary" className="ms-auto text-sm" aria-haspopup="dialog" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {approved_by === null
          ? 'Not approved by the lender'
          : `Approved by ${approved_by} on ${dayText(approved_on)}`}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {offeredLanguages.map((language) => (
          <Words key={language} script={newest[language]} />
        ))}
      </div>
      {group.versions.length < 2 ? null : (
        <Disclosure summary={`${group.versions.length - 1} earlier`}>
          <div className="flex flex-col gap-4">
            {group.versions.slice(1).map((earlier) => (
              <div key={earlier[defaultLanguage].version} className="grid gap-4 md:grid-cols-2">
                {offeredLanguages.map((language) => (
                  <Words key={language} script={earlier[language]} />
                ))}
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </Card>
  )
}

interface Edited {
  purpose: CallPurpose
  lender_id: number | null
  group: ScriptGroup | null
}

/** What callers say, per purpose and lender: every language and version. */
export const ScriptsView = () => {
  const { value, error, reload } = useAnswer(ask('telecalling', listCallScripts, {}))
  const [edited, setEdited] = useState<Edited | null>(null)
  if (value === null)
    return error === null ? (
      <SkeletonRows label="Loading scripts" />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  const groups = scriptGroups(value.data)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm text-ink-soft">
          A lender’s own words come before those of every lender. The lender approves what is said in its
          name.
        </p>
        <Button
          className="ms-auto"
          aria-haspopup="dialog"
          onClick={() => setEdited({ purpose: 'documents', lender_id: null, group: null })}
        >
          Add a lender’s script
        </Button>
      </div>
      {groups.map((group) => (
        <Group
          key={`${group.purpose} ${group.lender_id ?? ''}`}
          group={group}
          onEdit={() => setEdited({ purpose: group.purpose, lender_id: group.lender_id, group })}
        />
      ))}
      {edited === null ? null : (
        <ScriptDialog groups={groups} edited={edited.group} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}
