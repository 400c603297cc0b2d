import { moveDemoClock, readDemoClock, type DemoClock } from '@marketplace/contract/site/demo-clock'
import { IconClockEdit } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { officeCall } from '../session/office-call.ts'
import { useOfficeBootstrap } from '../session/office-bootstrap-context.ts'
import { timeText } from '../show/day-text.ts'

/** That the clock of the demo stands elsewhere, with the way back; nothing while it is right, and outside the demo. */
export const ClockNote = () => {
  const { demo } = useOfficeBootstrap()
  const [clock, setClock] = useState<DemoClock | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (demo === 0) return undefined
    const stop = new AbortController()
    officeCall(readDemoClock, { signal: stop.signal }).then(
      ({ data }) => setClock(data),
      // Without it the note is left out; whatever else the page asks for says that the server is out of reach.
      () => undefined,
    )
    return () => stop.abort()
  }, [demo])
  if (clock === null || clock.ahead_seconds === 0) return null
  const setRight = async (): Promise<void> => {
    setBusy(true)
    try {
      setClock((await officeCall(moveDemoClock, { body: { at: null } })).data)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-label="Clock of the demo"
      className="no-print flex shrink-0 items-center gap-3 border-b border-line-soft bg-brand-soft px-4 py-1 text-sm"
    >
      <IconClockEdit aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 grow">
        The clock of this demo was moved. When the page opened it was {timeText(clock.now)}.
      </p>
      <Button kind="quiet" busy={isBusy} onClick={() => void setRight()}>
        Set it right
      </Button>
    </section>
  )
}
