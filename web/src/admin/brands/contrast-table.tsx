import type { ContrastRow } from '../../brand/contrast-report.ts'
import { Swatch } from './swatch.tsx'

const words = { primary: 'Primary', secondary: 'Secondary', light: 'Light', dark: 'Dark' } as const

/** What is shown of each colour in each use and scheme, and how it reads. */
export const ContrastTable = ({ rows }: { rows: readonly ContrastRow[] }) => (
  <div>
    <table className="w-full border-collapse text-xs">
      <caption className="pb-1 text-start text-sm font-semibold">Contrast</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-1 pe-2 text-start">
            Colour and use
          </th>
          <th scope="col" className="py-1 pe-2 text-start">
            Scheme
          </th>
          <th scope="col" className="py-1 pe-2 text-end">
            Contrast
          </th>
          <th scope="col" className="py-1 text-start">
            Shown as
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ colour, use, scheme, ratio, needed, isOwn, shown }) => (
          <tr key={`${colour} ${use} ${scheme}`} className="border-b border-line-soft">
            <th scope="row" className="py-1 pe-2 text-start font-normal">
              {words[colour]}: {use.toLowerCase()}
            </th>
            <td className="py-1 pe-2">{words[scheme]}</td>
            <td className="figures py-1 pe-2 text-end whitespace-nowrap">
              {ratio.toFixed(1)} <span className="text-ink-soft">of {needed}</span>
            </td>
            <td className="py-1">
              <span className="inline-flex flex-wrap items-center gap-x-2">
                {isOwn ? 'Itself' : 'Told from both'}
                <Swatch colour={shown} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-2 text-xs text-ink-soft">
      Band and buttons show the colour itself, with text that reads on it; links, edges and drawings are told
      from the two so that they read on the page.
    </p>
  </div>
)
