import { getIncident, incidentKinds } from '@marketplace/contract/office/incidents'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { useOpened } from '../../office/palette/use-recent.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { clockWords, stepNames } from './incident-words.ts'
import { StepDialog } from './step-dialog.tsx'

/** One incident: its clocks, what happened, and what was done. */
export const IncidentPage = () => {
  const { number = '' } = useParams()
  const { value, error, reload } = useAnswer(ask('incidents', getIncident, { params: { number } }))
  const [isOpen, setOpen] = useState(false)
  const incident = value?.data ?? null
  useOpened(incident === null ? null : `Incident ${number}`)
  return (
    <>
      <PageHeading
        title={incident?.title ?? 'Incident'}
        text={incident === null ? number : `${number}, ${incidentKinds[incident.kind]}`}
        actions={
          incident === null || incident.closed_at !== null ? undefined : (
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Record a step
            </Button>
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {incident === null ? (
        error === null ? (
          <SkeletonRows label="Loading the incident..." />
        ) : null
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <Card className="p-4">
            <h2 className="mb-2 text-base">Clocks</h2>
            <KeyValueList
              rows={incident.clocks.map((clock) => {
                const { tone, words } = clockWords(clock)
                return {
                  key: clock.step,
                  label: stepNames[clock.step],
                  value: <StatusDot tone={tone}>{words}</StatusDot>,
                }
              })}
            />
            <h2 className="mt-4 mb-2 text-base">Facts</h2>
            <KeyValueList
              rows={[
                { key: 'noticed', label: 'Noticed', value: timeText(incident.noticed_at) },
                {
                  key: 'opened',
                  label: 'Opened',
                  value: `${timeText(incident.opened_at)} by ${incident.opened_by}`,
                },
                {
                  key: 'people',
                  label: 'People concerned',
                  value:
                    incident.personal_data === 0
                      ? 'No personal data'
                      : (incident.people?.toLocaleString('en-IN') ?? 'Number not known yet'),
                },
                { key: 'closed', label: 'Closed', value: timeText(incident.closed_at) },
              ]}
            />
          </Card>
          <Card className="p-4">
            <h2 className="mb-2 text-base">What was done</h2>
            <ol className="divide-y divide-line-soft text-sm">
              {incident.events.map(({ event_id, step, text, by_name, at }) => (
                <li key={event_id} className="py-2">
                  <p className="text-xs text-ink-soft">
                    {stepNames[step]}, {timeText(at)}, {by_name}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      )}
      {isOpen && incident !== null ? <StepDialog incident={incident} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
