import { LateMark, type DrawMark } from './late-mark.tsx'

/** The marks of the first lenders, one over the other; their names stand on the offers. */
export const FirstMarks = ({ names, draw }: { names: readonly string[]; draw: DrawMark | null }) => (
  <span className="flex shrink-0 -space-x-2.5 empty:hidden">
    {names.map((name) => (
      <LateMark key={name} name={name} draw={draw} />
    ))}
  </span>
)
