/**
 * Whether another bound lets more people in. Where several bounds of one lender change at once, those that widen are saved first:
 * then no range is the wrong way round in between, if it is not at the end. null is no bound.
 */
export const widensRange = (side: 'min' | 'max', before: number | null, after: number | null): boolean => {
  if (after === null || before === null) return after === null
  return side === 'min' ? after < before : after > before
}
