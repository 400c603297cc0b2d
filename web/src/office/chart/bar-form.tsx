import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** Bars are told apart by their form, not by colour alone; without colours of ours the system's own ink draws them. */
const forms = {
  full: 'fill-brand forced-colors:fill-[CanvasText]',
  light:
    'fill-[color-mix(in_srgb,var(--brand)_40%,var(--surface))] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  edged:
    'fill-[color-mix(in_srgb,var(--brand)_40%,var(--surface))] stroke-brand forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  rest: 'fill-row forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]',
  hatched: undefined,
  hatched_edged: 'stroke-ink-3 forced-colors:stroke-[CanvasText]',
  ink: 'fill-ink forced-colors:fill-[CanvasText]',
  bad: 'fill-bad forced-colors:fill-[CanvasText]',
} as const

export type BarForm = keyof typeof forms

/** The lines of a hatched bar: our estimate, what was left, what is not over. `id` is of `useId`, as a page has many drawings. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={1} x2={1} y2={5} strokeWidth={1} className="stroke-ink-3 forced-colors:stroke-[CanvasText]" />
    </pattern>
  </defs>
)

interface BarShapeProps extends Pick<ComponentProps<'rect'>, 'x' | 'y' | 'width' | 'height'> {
  form: BarForm
  /** Of the drawing's `Hatch`, where a form of it is hatched. */
  hatch?: string
}

export const BarShape = ({ form, hatch, ...place }: BarShapeProps) => (
  <rect
    {...place}
    rx={2}
    fill={hatch !== undefined && form.startsWith('hatched') ? `url(#${hatch})` : undefined}
    className={classNames(forms[form])}
  />
)
