import { useState, type ReactNode } from 'react'
import { Segmented } from '../form/segmented.tsx'

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

interface ChartFrameProps {
  /** The heading, and what is chosen beside it. */
  head: ReactNode
  /** What is drawn: "Applied". */
  label: string
  /** What is looked at, in words: a box at the pointer would cover the drawing. */
  reading: ReactNode
  chart: ReactNode
  /** The same figures. */
  table: ReactNode
}

/** A drawing with its head, or the same as a table. */
export const ChartFrame = ({ head, label, reading, chart, table }: ChartFrameProps) => {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1">
        {head}
        <span className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          {view === 'table' ? null : reading}
          <Segmented label={`${label} as`} options={views} value={view} onChange={setView} />
        </span>
      </div>
      {/* As high as the chart, so that nothing below it moves. */}
      {view === 'chart' ? chart : <div className="h-52 overflow-auto">{table}</div>}
    </>
  )
}
