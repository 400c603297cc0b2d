import {
  getHookDelivery,
  type HookDeliveryDetail,
  resendHookDelivery,
} from '@marketplace/contract/partners/partner-hooks'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Disclosure } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { CodeBlock } from './code-block.tsx'
import { deliveryLooks, eventText, outcomeText } from './integration-words.ts'

const LOOK_MS = 3_000

/** JSON as people read it; what is sent has no spaces in it. */
const inLines = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)

const Attempt = ({ attempt }: { attempt: HookDeliveryDetail['log'][number] }) => {
  const { made_by, outcome, status_code, took_ms, at, answer, is_cut } = attempt
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <StatusDot tone={outcome === 'delivered' ? 'good' : 'bad'}>
          {outcomeText(outcome, status_code)}
        </StatusDot>
        <span className="figures text-sm text-ink-soft">
          {timeText(at)}, {took_ms.toLocaleString('en-IN')} ms
          {made_by === 'partner' ? ', sent by hand' : ''}
        </span>
      </p>
      {answer === null ? null : (
        <Disclosure summary="What it answered">
          <CodeBlock text={answer} label="What the endpoint answered" />
          {is_cut === 1 ? (
            <p className="text-sm text-ink-soft">The rest, beyond 64 kB, was not read.</p>
          ) : null}
        </Disclosure>
      )}
    </li>
  )
}

const Detail = ({ delivery }: { delivery: HookDeliveryDetail }) => {
  const { event_id, endpoint_label, subject, state, next_at, created_at, payload, log, type } = delivery
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card aria-labelledby="delivery">
        <h2 id="delivery" className="mb-1 text-base">
          {eventText(type)}
        </h2>
        <KeyValueList
          rows={[
            {
              key: 'state',
              label: 'State',
              value: <StatusDot tone={deliveryLooks[state].tone}>{deliveryLooks[state].label}</StatusDot>,
            },
            { key: 'endpoint', label: 'Endpoint', value: endpoint_label },
            { key: 'subject', label: 'About', value: subject },
            { key: 'id', label: 'webhook-id', value: <code>{event_id}</code> },
            { key: 'at', label: 'Happened', value: timeText(created_at) },
            ...(next_at === null ? [] : [{ key: 'next', label: 'Tried next', value: timeText(next_at) }]),
          ]}
        />
        <h3 className="mt-4 mb-2 text-sm font-semibold">What is sent</h3>
        <CodeBlock text={inLines(payload)} label="What is sent" />
      </Card>
      <Card aria-labelledby="attempts">
        <h2 id="attempts" className="mb-1 text-base">
          Attempts
        </h2>
        {log.length === 0 ? (
          <p className="text-sm text-ink-soft">
            {state === 'missed' ? 'None: the endpoint was off.' : 'None yet.'}
          </p>
        ) : (
          <ol className="divide-y divide-line-soft">
            {log.map((attempt) => (
              <Attempt key={`${attempt.at} ${attempt.took_ms}`} attempt={attempt} />
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}

/** One event on its way to one endpoint, with every attempt. */
export const DeliveryPage = () => {
  const { deliveryId = '' } = useParams()
  const { value, error, reload } = useAnswer(
    ask('hook-deliveries', getHookDelivery, { params: { deliveryId } }),
    { every: () => LOOK_MS },
  )
  const [isBusy, setBusy] = useState(false)
  const resend = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await officeCall(resendHookDelivery, { params: { deliveryId } })
      showToast(message ?? 'It is being sent again', 'good')
    } catch (failure) {
      showFailure(failure)
    } finally {
      setBusy(false)
      invalidate('hook-deliveries')
    }
  }
  return (
    <>
      <PageHeading
        title={value === null ? 'Delivery' : value.data.type}
        back={{ to: '/partner/digital-integration?tab=deliveries', label: 'Deliveries' }}
        actions={
          <Button changes busy={isBusy} disabled={value === null} onClick={() => void resend()}>
            Send again
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? error === null && <Skeleton className="h-96" /> : <Detail delivery={value.data} />}
    </>
  )
}
