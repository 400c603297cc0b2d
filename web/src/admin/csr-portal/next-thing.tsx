import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { Card } from '../../ui/surfaces.tsx'
import { nextStep } from './next-step.ts'

/** The one thing to do next. */
export const NextThing = ({ record }: { record: CustomerRecord }) => {
  const next = nextStep(record)
  return (
    <Card className="p-4" aria-label="Do next">
      <h2 className="mb-1 text-base">Do next</h2>
      {next === null ? (
        <p className="text-sm text-ink-soft">Nobody waits for us.</p>
      ) : (
        <>
          <p className="text-sm font-semibold">{next.title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{next.text}</p>
        </>
      )}
    </Card>
  )
}
