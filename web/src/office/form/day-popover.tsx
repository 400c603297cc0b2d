import { Popover } from '@base-ui/react/popover'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }))

interface DayPopoverProps {
  value: string | null
  min: string | undefined
  max: string | undefined
  isDisabled: boolean
  onChoose: (day: string) => void
  /** The field's own box: below a native dialog what is elsewhere in the page cannot be reached. */
  place: HTMLElement | null
}

/** The button at the end of a field of a day, and the calendar that it opens. */
export const DayPopover = ({ value, min, max, isDisabled, onChoose, place }: DayPopoverProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        disabled={isDisabled}
        aria-label="Open the calendar"
        className="absolute inset-y-0 end-0.5 my-auto inline-flex size-7 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink disabled:opacity-60 pointer-coarse:size-11"
      >
        <IconCalendar aria-hidden="true" className="size-4" stroke={1.6} />
      </Popover.Trigger>
      <Popover.Portal container={place}>
        <Popover.Positioner
          anchor={place}
          positionMethod="fixed"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Popover.Popup
            aria-label="Calendar"
            initialFocus={false}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // The dialog around the field stays open.
              event.preventDefault()
              event.stopPropagation()
              setOpen(false)
            }}
            className="calendar rounded-surface bg-raised p-2 text-sm shadow-float outline-none"
          >
            <Suspense fallback={<div className="calendar-room" />}>
              <DayCalendar
                value={value}
                min={min}
                max={max}
                onChoose={(day) => {
                  onChoose(day)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
