import {
  listPartnerApiKeys,
  type PartnerApiKey,
  revokePartnerApiKey,
  rotatePartnerApiKey,
} from '@marketplace/contract/partners/partner-api-keys'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ConfirmDialog } from '../../office/form/confirm-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { Ago } from '../../office/show/ago.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { AddKeyDialog } from './add-key-dialog.tsx'
import { keyLook, scopeWords } from './integration-words.ts'
import { type Overlap, OverlapDialog } from './overlap-dialog.tsx'
import { ToldOnceDialog } from './told-once-dialog.tsx'

const ownKeys = ask('api-keys', listPartnerApiKeys, {})

type Asked = { what: 'add' } | { what: 'rotate' | 'revoke'; of: PartnerApiKey; requestId: string }

const KeyRow = ({ apiKey, onAsk }: { apiKey: PartnerApiKey; onAsk: (asked: Asked) => void }) => {
  const { label, hint, scopes, last_used_at, ends_at, revoked_at } = apiKey
  const [now] = useState(Date.now)
  const look = keyLook(apiKey, now)
  const isOver = revoked_at !== null || (ends_at !== null && Date.parse(ends_at) <= now)
  const asks = (what: 'rotate' | 'revoke') => onAsk({ what, of: apiKey, requestId: crypto.randomUUID() })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {label} <code className="ms-1 text-sm font-normal text-ink-soft">{hint}</code>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <StatusDot tone={look.tone}>
            {look.label}
            {look.label === 'Replaced, ends' ? ` ${timeText(ends_at)}` : null}
          </StatusDot>
          <span>{scopes.map((scope) => scopeWords[scope]).join(', ')}</span>
          <span>
            {last_used_at === null ? (
              'Never used'
            ) : (
              <>
                Last used <Ago moment={last_used_at} isSentence />
              </>
            )}
          </span>
        </p>
      </div>
      {isOver ? null : (
        <div className="flex flex-wrap gap-2">
          {ends_at === null ? (
            <Button
              kind="secondary"
              aria-haspopup="dialog"
              aria-label={`Replace ${label}`}
              onClick={() => asks('rotate')}
            >
              Replace…
            </Button>
          ) : null}
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            aria-label={`Revoke ${label}`}
            onClick={() => asks('revoke')}
          >
            Revoke…
          </Button>
        </div>
      )}
    </li>
  )
}

/** The keys of the partner's systems. @param onMade a key that was made, for the samples of this page */
export const KeysCard = ({ onMade }: { onMade: (key: string) => void }) => {
  const { value, error, reload } = useAnswer(ownKeys)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const close = (): void => setAsked(null)
  const made = ({ key }: { key: string }): void => {
    setTold(key)
    onMade(key)
    invalidate('api-keys')
  }
  const rotate = async (of: PartnerApiKey, request_id: string, overlap_hours: Overlap): Promise<void> => {
    const { data } = await officeCall(rotatePartnerApiKey, {
      params: { keyId: of.key_id },
      body: { request_id, overlap_hours },
    })
    made(data)
  }
  const revoke = async (of: PartnerApiKey): Promise<void> => {
    const { message } = await officeCall(revokePartnerApiKey, { params: { keyId: of.key_id } })
    showToast(message ?? 'Key revoked', 'good')
    invalidate('api-keys')
  }
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAsked({ what: 'add' })}>
      New key
    </Button>
  )
  return (
    <>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-40" />
      ) : value.data.length === 0 ? (
        <EmptyState title="No key yet" action={add}>
          With a key your own system claims a customer before they come, and reads your leads and your money.
        </EmptyState>
      ) : (
        <Card aria-labelledby="keys">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="keys" className="text-base">
              Keys of your systems
            </h2>
            {add}
          </div>
          <ul className="mt-2 divide-y divide-line-soft">
            {value.data.map((apiKey) => (
              <KeyRow key={apiKey.key_id} apiKey={apiKey} onAsk={setAsked} />
            ))}
          </ul>
        </Card>
      )}
      {asked?.what === 'add' ? <AddKeyDialog onClose={close} onAdded={made} /> : null}
      {asked?.what === 'rotate' ? (
        <OverlapDialog
          title={`Replace ${asked.of.label}?`}
          action="Make a new key"
          label="When does the old key end?"
          onClose={close}
          onSubmit={(hours) => rotate(asked.of, asked.requestId, hours)}
        >
          The new key may do the same. Until the old one ends both open the door, so that nothing stops while
          you put the new one in.
        </OverlapDialog>
      ) : null}
      <ConfirmDialog
        isOpen={asked?.what === 'revoke'}
        title={asked?.what === 'revoke' ? `Revoke ${asked.of.label}?` : ''}
        action="Revoke"
        cancel="Keep it"
        onClose={close}
        onConfirm={async () => {
          if (asked?.what === 'revoke') await revoke(asked.of)
        }}
      >
        <p>It opens nothing any more, at once and for good. What still uses it is refused with 401.</p>
      </ConfirmDialog>
      <ToldOnceDialog
        told={told === null ? null : { title: 'Your new key', label: 'Key', value: told }}
        onKept={() => setTold(null)}
      />
    </>
  )
}
