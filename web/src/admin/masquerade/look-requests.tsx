import { allowLook, listLookRequests, type LookRequest } from '@marketplace/contract/office/masquerade'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { clockText } from '../../office/show/day-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const LOOK_MS = 15_000

/** Who waits for a partner's leave now; another administrator gives it in the partner's place for a risk. */
export const LookRequests = () => {
  const { value } = useAnswer(ask('looks', listLookRequests, {}), {
    every: ({ data }) => (data.length > 0 ? LOOK_MS : null),
  })
  const [asked, setAsked] = useState<LookRequest | null>(null)
  return (
    <>
      {(value?.data ?? []).map((request) => (
        <Notice
          key={request.request_id}
          className="mb-3"
          title={`${request.username} asks ${request.partner_name} to look in, until ${clockText(request.lapses_at)}`}
        >
          <p className="mb-2 wrap-anywhere">{request.reason}</p>
          {request.is_own === 1 ? (
            <p className="text-sm">Once it is allowed, start again on the page of the partner.</p>
          ) : (
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked(request)}>
              Allow for a risk…
            </Button>
          )}
        </Notice>
      ))}
      {asked === null ? null : (
        <ReasonDialog
          isOpen
          draft={`allow look ${asked.request_id}`}
          title={`Allow ${asked.username} to look at ${asked.partner_name}`}
          action="Allow"
          field="risk"
          onClose={() => setAsked(null)}
          onSubmit={async (risk) => {
            const { message } = await officeCall(allowLook, { body: { request_id: asked.request_id, risk } })
            showToast(message ?? 'Allowed', 'good')
            invalidate('looks')
          }}
        >
          <p className="text-sm text-ink-soft">
            In the partner’s place, for a risk: say which, in at least 10 letters. The partner is told of the
            look seven days after it.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}
