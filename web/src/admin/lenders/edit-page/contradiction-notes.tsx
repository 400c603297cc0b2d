import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldLabel } from '../value-text.ts'
import type { LenderRecord } from '../use-lender.ts'
import { contradictionsOf, type Contradiction, type Side } from './contradictions.ts'

const Note = ({ found, save }: { found: Contradiction; save: LenderRecord['save'] }) => {
  const [isBusy, setBusy] = useState(false)
  const { text, figure, words, figures } = found
  const use = async ({ edits }: Side): Promise<void> => {
    setBusy(true)
    // One after the other, and no further where one is refused: the field says why.
    for (const [property, value] of edits) if (!(await save(property, value))) break
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
      <IconAlertTriangle aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 grow basis-64">
        {fieldLabel(text)} says <strong>{words.says}</strong>, {fieldLabel(figure)} below{' '}
        <strong>{figures.says}</strong>.
      </span>
      {[words, figures].map((side) => (
        <button
          key={side.says}
          type="button"
          disabled={isBusy}
          onClick={() => void use(side)}
          className="min-h-8 font-semibold underline underline-offset-3 disabled:opacity-60 pointer-coarse:min-h-11"
        >
          Use {side.says} in both
        </button>
      ))}
    </li>
  )
}

/** The texts that say otherwise than the figures, each with one button for either. */
export const ContradictionNotes = ({ lender, record }: { lender: OfficeLender; record: LenderRecord }) => {
  const found = contradictionsOf(lender)
  return found.length === 0 ? null : (
    <ul aria-label="Facts that contradict" className="mt-3 space-y-2">
      {found.map((one) => (
        <Note key={one.text} found={one} save={record.save} />
      ))}
    </ul>
  )
}
