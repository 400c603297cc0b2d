import type { OwnSession } from '@marketplace/contract/platform/own-sessions'
import { useState } from 'react'
import { useAnswer, type Question } from '../answers.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { Ago } from '../show/ago.tsx'
import { ErrorState } from '../table/empty-state.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'

interface SessionsCardProps {
  question: Question<{ success: true; data: OwnSession[] }>
  /** Ends one, or without an id all but this one. */
  end: (body: { session_id?: string }) => Promise<number>
}

const whereText = ({ browser, from }: OwnSession): string =>
  [browser ?? 'Unknown browser', from === null ? null : `from ${from}`]
    .filter((part) => part !== null)
    .join(', ')

/** Where the account is signed in; what its owner does not know is ended here. */
export const SessionsCard = ({ question, end }: SessionsCardProps) => {
  const { value, error, reload } = useAnswer(question)
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null)
  const sessions = value?.data ?? null
  const others = sessions?.filter(({ is_this }) => is_this === 0) ?? []
  const finish = async (): Promise<void> => {
    const ended = await end(asked === null || asked === 'others' ? {} : { session_id: asked.session_id })
    showToast(ended === 1 ? 'One session ended' : `${ended} sessions ended`, 'good')
    reload()
  }
  return (
    <Card aria-labelledby="sessions">
      <h2 id="sessions" className="mb-1 text-base">
        Where you are signed in
      </h2>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {sessions === null ? (
        error === null && <Skeleton className="h-24" />
      ) : (
        <ul className="divide-y divide-line-soft">
          {sessions.map((session) => (
            <li
              key={session.session_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  {whereText(session)} {session.is_this === 1 ? <Badge>This one</Badge> : null}
                </p>
                <p className="figures text-sm text-ink-soft">
                  Signed in <Ago moment={session.since} isSentence />, last used{' '}
                  <Ago moment={session.last_seen_at} isSentence />
                </p>
              </div>
              {session.is_this === 1 ? null : (
                <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked(session)}>
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length < 2 ? null : (
        <Button kind="secondary" className="mt-2" aria-haspopup="dialog" onClick={() => setAsked('others')}>
          End all others
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'others' ? 'End all other sessions?' : 'End this session?'}
        action="End"
        onClose={() => setAsked(null)}
        onConfirm={finish}
      >
        <p>
          {asked === 'others' || asked === null
            ? `${others.length} sessions are signed out at once. This one stays.`
            : `${whereText(asked)} is signed out at once. Choose another password too if it was not you.`}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
