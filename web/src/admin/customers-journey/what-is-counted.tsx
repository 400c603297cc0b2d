import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import { measures } from '@marketplace/contract/reports/measures'
import { useState } from 'react'
import { clockText } from '../../office/show/day-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MARKED_FALL } from './share-change.ts'

const oncePerStep = 'A step counts once, when it is first reached; steps may exceed the one before'

const Definitions = () => (
  <>
    <p className="mb-3 text-sm">{oncePerStep}: who applied today may have signed in earlier.</p>
    <dl aria-label="What each step counts" className="grid text-sm sm:grid-cols-[11rem_1fr]">
      {journeySteps.map((step) => {
        const { label, definition, unit, version } = measures[step]
        return (
          <div key={step} className="col-span-full grid grid-cols-subgrid border-b border-line-soft py-2">
            <dt className="font-semibold">{label}</dt>
            <dd>
              {definition}
              <span className="block text-xs text-ink-soft">
                Counted in {unit} · Definition {version}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
    <dl className="mt-4 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[11rem_1fr] [&>dt]:font-semibold">
      <dt>Reached in these days</dt>
      <dd>Every step that we heard of in these days, whenever its customer started.</dd>
      <dt>How far starts came</dt>
      <dd>
        The starts of these days, each with the first application that it led to: how many of them came to a
        step within 1, 7, 30 or 90 days. A start whose days are not over is still open, and may come further.
      </dd>
      <dt>Median time</dt>
      <dd>Since the step before; half took less. It is right to about an eighth.</dd>
      <dt>Red</dt>
      <dd>
        A share of the step before that fell by more than {MARKED_FALL.all} points against the days before; of
        one brand, product, source, device or partner by more than {MARKED_FALL.part}.
      </dd>
    </dl>
  </>
)

/** The foot of the page: what is counted, and of which moment the figures are. */
export const WhatIsCounted = ({ asOf }: { asOf: string | null }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="mt-4 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-soft px-4 pt-2 text-sm text-ink-soft">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-6 underline decoration-line underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
      >
        What is counted
      </button>
      <span className="hidden md:inline">{oncePerStep}</span>
      <span className="figures ms-auto">
        Definition {measures.started.version}
        {asOf === null ? null : ` · As of ${clockText(asOf)}`}
      </span>
      <Dialog
        isOpen={isOpen}
        isWide
        title="What is counted"
        closeLabel="Close"
        onClose={() => setOpen(false)}
      >
        <Definitions />
      </Dialog>
    </footer>
  )
}
