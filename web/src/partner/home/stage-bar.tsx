import { useId } from 'react'
import { BarShape, Hatch, type BarForm } from '../../office/chart/bar-form.tsx'

export interface Stage {
  key: string
  form: BarForm
  amount: number
}

interface Piece extends Stage {
  /** In percent of the whole. */
  from: number
  share: number
}

/** The stages one after another; a loss has no length. */
const piecesOf = (stages: readonly Stage[]): Piece[] => {
  const whole = stages.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const pieces: Piece[] = []
  for (const stage of stages) {
    const last = pieces.at(-1)
    const share = whole === 0 ? 0 : (100 * Math.max(0, stage.amount)) / whole
    pieces.push({ ...stage, from: last === undefined ? 0 : last.from + last.share, share })
  }
  return pieces
}

/** How sure money is, by its form: hatched our estimate, light stated, full in the bank; each sum beside the others. */
export const StageBar = ({ stages }: { stages: readonly Stage[] }) => {
  const hatch = useId()
  const pieces = piecesOf(stages).filter(({ share }) => share > 0)
  if (pieces.length === 0) return null
  return (
    <svg aria-hidden="true" width="100%" height={16} className="my-3 block overflow-visible">
      <Hatch id={hatch} />
      {pieces.map(({ key, form, from, share }) => (
        <BarShape
          key={key}
          form={form}
          hatch={hatch}
          x={`${from}%`}
          y={1}
          width={`${Math.max(0.4, share - 0.4)}%`}
          height={14}
        />
      ))}
    </svg>
  )
}

/** The same mark beside a line. */
export const StageMark = ({ form }: { form: BarForm }) => {
  const hatch = useId()
  return (
    <svg aria-hidden="true" width={12} height={12} className="block shrink-0 overflow-visible">
      <Hatch id={hatch} />
      <BarShape form={form} hatch={hatch} x={1} y={1} width={10} height={10} />
    </svg>
  )
}
