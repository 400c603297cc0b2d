import type { Days } from '@marketplace/contract/platform/calendar/days'
import { presetLabels, presets } from '@marketplace/contract/reports/periods'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { DayField } from '../form/day-field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { Segmented } from '../form/segmented.tsx'
import { daysOfPeriod, rangeError, type Period } from './preset-days.ts'

const options = presets.map((value) => ({
  value,
  label: presetLabels[value],
  ...(value === 'custom' && {
    icon: <IconCalendar aria-hidden="true" className="size-3.5" stroke={1.6} />,
    opens: 'dialog' as const,
  }),
}))

interface CustomRangeProps {
  /** What the fields begin with: the days that are seen. */
  days: Days
  today: string
  onChoose: (days: Days) => void
  onClose: () => void
}

/** Two days are asked for. A range that cannot be is said at the field that has to change; what was typed stays. */
const CustomRangeDialog = ({ days, today, onChoose, onClose }: CustomRangeProps) => {
  const [from, setFrom] = useState<string | null>(days.from)
  const [to, setTo] = useState<string | null>(days.to)
  const range = from === null || to === null ? null : { from, to }
  const error = range === null ? null : rangeError(range, today)
  const errorOf = (field: keyof Days): string | undefined => (error?.field === field ? error.text : undefined)
  return (
    <FormDialog
      isOpen
      title={presetLabels.custom}
      action="Show these days"
      canSubmit={range !== null && error === null}
      onClose={onClose}
      onSubmit={async () => {
        if (range !== null) onChoose(range)
      }}
    >
      {() => (
        <>
          <DayField label="From" value={from} error={errorOf('from')} max={today} onChange={setFrom} />
          <DayField label="To" value={to} error={errorOf('to')} max={today} onChange={setTo} />
          {/* The button is off meanwhile: whoever does not see why hears it. */}
          <output className="sr-only">{error?.text}</output>
        </>
      )}
    </FormDialog>
  )
}

interface PeriodPickerProps {
  value: Period
  /** `YYYY-MM-DD` in India. */
  today: string
  onChange: (period: Period) => void
}

/** The days of a report: one of three presets, or a range of its own. Which days they are the page prints (`daysOfPeriod`). */
export const PeriodPicker = ({ value, today, onChange }: PeriodPickerProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Segmented
        label="Days"
        options={options}
        value={value.preset}
        onChange={(preset) => {
          if (preset === 'custom') setOpen(true)
          else onChange({ preset, from: '', to: '' })
        }}
      />
      {isOpen ? (
        <CustomRangeDialog
          days={daysOfPeriod(value, today)}
          today={today}
          onChoose={(days) => onChange({ preset: 'custom', ...days })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
