/** One figure beside its limit or peer. `met` is null where there is no target. */
export interface Line {
  what: string
  ours: string
  peer?: string
  ratio?: string
  target?: string
  met?: boolean
}

export interface ReportedLine extends Line {
  /** Why there is no figure. */
  failure?: string
}

/** Collects the lines of a run; one that cannot be measured is a line too. */
export class Report {
  readonly lines: ReportedLine[] = []

  add(line: ReportedLine): void {
    this.lines.push(line)
    console.error(`  ${cellsOf(line).join(' | ')}`)
  }

  /** Measures one or several lines; what it throws is reported under `what`. */
  async measure(
    what: string,
    run: () => Promise<Line | readonly Line[]> | Line | readonly Line[],
  ): Promise<void> {
    try {
      const lines = await run()
      for (const line of 'what' in lines ? [lines] : lines) this.add(line)
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      this.add({ what, ours: 'FAILED', failure: failure.split('\n')[0] ?? failure })
      console.error(error)
    }
  }

  get isGood(): boolean {
    return (
      this.lines.length > 0 && this.lines.every(({ failure, met }) => failure === undefined && met !== false)
    )
  }
}

const verdict = ({ failure, met }: ReportedLine): string =>
  failure === undefined ? (met === undefined ? '–' : met ? 'yes' : 'NO') : 'FAILED'

const cellsOf = (line: ReportedLine): string[] => [
  line.what,
  line.failure ?? line.ours,
  line.peer ?? '–',
  line.ratio ?? '–',
  line.target ?? '–',
  verdict(line),
]

const HEADINGS = ['what', 'ours', 'limit or peer', 'ratio', 'target', 'met?']

/** The lines as a Markdown table that lines up in a terminal as well. */
export const writeTable = (lines: readonly ReportedLine[]): string => {
  const rows = lines.map((line) => cellsOf(line).map((cell) => cell.replaceAll('|', '/')))
  const widths = HEADINGS.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [write(HEADINGS), write(widths.map((width) => '-'.repeat(width))), ...rows.map(write)].join('\n')
}
