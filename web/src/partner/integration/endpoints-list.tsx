import { listHookEndpoints, MOST_ENDPOINTS } from '@marketplace/contract/partners/partner-hooks'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { EndpointCard } from './endpoint-card.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { ToldOnceDialog } from './told-once-dialog.tsx'

/** Of the partner that is signed in. */
export const ownEndpoints = ask('hooks', listHookEndpoints, {})
const LOOK_MS = 15_000

/** Where the partner's systems are told of events. */
export const EndpointsList = () => {
  const { value, error, reload } = useAnswer(ownEndpoints, { every: () => LOOK_MS })
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      New endpoint
    </Button>
  )
  return (
    <>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-40" />
      ) : value.data.length === 0 ? (
        <EmptyState title="No endpoint yet" action={add}>
          An endpoint is an address of your system that we tell what happens: a new lead, a status, a
          disbursal, your share and when it goes back.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-ink-soft">
              {value.data.length} of {MOST_ENDPOINTS} endpoints
            </p>
            {value.data.length < MOST_ENDPOINTS ? add : null}
          </div>
          {value.data.map((endpoint) => (
            <EndpointCard key={endpoint.endpoint_id} endpoint={endpoint} onSecret={setSecret} />
          ))}
        </div>
      )}
      {isAdding ? (
        <EndpointDialog
          endpoint={null}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setSecret(saved.secret)
            invalidate('hooks')
          }}
        />
      ) : null}
      <ToldOnceDialog
        told={
          secret === null ? null : { title: 'The secret of your endpoint', label: 'Secret', value: secret }
        }
        onKept={() => setSecret(null)}
      />
    </>
  )
}
