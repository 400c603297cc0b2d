import { useState } from 'react'
import type { OwnSession } from '@marketplace/contract/platform/own-sessions'
import { endMySessions } from '@marketplace/contract/rights/my-data'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProveAction } from './prove-action.tsx'

/** Where the customer is signed in; what they do not know is signed out here, with a passcode. */
export const SessionsCard = ({
  sessions,
  onEnded,
}: {
  sessions: readonly OwnSession[]
  onEnded: () => void
}) => {
  const t = useText()
  const format = useFormat()
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null)
  const others = sessions.filter(({ is_this }) => is_this === 0)
  const where = ({ browser, from }: OwnSession): string => {
    const name = browser ?? t('my_data.session_unknown')
    return from === null ? name : t('my_data.session_where', { browser: name, from })
  }
  return (
    <Card aria-labelledby="my-data-sessions">
      <h2 id="my-data-sessions" className="mb-2 text-lg">
        {t('my_data.sessions')}
      </h2>
      <p className="mb-2">{t('my_data.sessions_text')}</p>
      <ul className="divide-y divide-line-soft">
        {sessions.map((session) => (
          <li
            key={session.session_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {where(session)} {session.is_this === 1 ? <Badge>{t('my_data.session_this')}</Badge> : null}
              </p>
              <p className="figures text-sm text-ink-soft">
                {t('my_data.session_times', {
                  since: format.dayAndTime(session.since),
                  last: format.dayAndTime(session.last_seen_at),
                })}
              </p>
            </div>
            {session.is_this === 1 ? null : (
              <Button kind="secondary" onClick={() => setAsked(session)}>
                {t('my_data.session_end')}
                <span className="sr-only">: {where(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length < 2 ? null : (
        <Button kind="secondary" className="mt-2" onClick={() => setAsked('others')}>
          {t('my_data.sessions_end_others')}
        </Button>
      )}
      <Dialog
        isOpen={asked !== null}
        title={t(asked === 'others' ? 'my_data.sessions_end_others' : 'my_data.session_end')}
        onClose={() => setAsked(null)}
        closeLabel={t('my_data.close')}
      >
        <ProveAction
          act="sessions"
          lead={t('my_data.passcode_sessions')}
          doIt={t('my_data.session_end')}
          onProved={async ({ confirm_id, otp }) => {
            const one = asked === null || asked === 'others' ? {} : { session_id: asked.session_id }
            const { data } = await call(endMySessions, { body: { confirm_id, otp, ...one } })
            showToast(t('my_data.sessions_ended', { count: data.ended }), 'good')
            setAsked(null)
            onEnded()
          }}
        />
      </Dialog>
    </Card>
  )
}
