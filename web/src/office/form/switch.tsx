import { useState } from 'react'
import { useChangesOff } from '../../ui/changes-off.ts'
import { classNames } from '../../ui/class-names.ts'
import { showFailure } from '../show/failure-text.ts'

interface SwitchProps {
  /** What is switched; with `isLabelHidden` for whoever does not see it: "Status of Sahyadri". */
  label: string
  isLabelHidden?: boolean
  isOn: boolean
  /** A change is saved at once: until it is, the switch shows it and takes no second press. What it throws is said in a toast. */
  onChange: (isOn: boolean) => Promise<unknown> | void
  isDisabled?: boolean
}

/** On or off, at once. */
export const Switch = ({ label, isLabelHidden = false, isOn, onChange, isDisabled = false }: SwitchProps) => {
  const [pending, setPending] = useState<boolean | null>(null)
  const shown = pending ?? isOn
  const off = useChangesOff()
  const change = async (): Promise<void> => {
    setPending(!isOn)
    try {
      await onChange(!isOn)
    } catch (error) {
      showFailure(error)
    } finally {
      setPending(null)
    }
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={isLabelHidden ? label : undefined}
      aria-busy={pending !== null || undefined}
      disabled={isDisabled || off !== null}
      title={off ?? undefined}
      onClick={() => {
        if (pending === null) void change()
      }}
      className="inline-flex min-h-8 items-center gap-3 rounded-control text-start disabled:opacity-60 pointer-coarse:min-h-11"
    >
      <span
        className={classNames(
          'inline-flex h-5 w-9 shrink-0 items-center rounded-full border px-0.5 before:size-3.5 before:rounded-full before:content-[""]',
          shown
            ? 'justify-end border-brand bg-brand before:bg-on-brand'
            : 'justify-start border-line bg-canvas before:bg-ink-soft',
        )}
      />
      {isLabelHidden ? null : <span>{label}</span>}
    </button>
  )
}
