import { drawMark } from './draw-mark.ts'
import { MarkPicture } from './mark-picture.tsx'

/** Draws the mark of a lender, by its name. */
export type DrawMark = typeof drawMark

/** Where the page is rendered by the server it has the code at hand; a build for the browser leaves it out. */
const atHand: DrawMark | null = import.meta.env.SSR ? drawMark : null

/**
 * The mark of a lender whose drawing came with the page. The code that draws weighs more than the rest of the home, and comes with the
 * first move: until `draw` is there, the picture stays that the server drew.
 */
export const LateMark = ({ name, draw }: { name: string; draw: DrawMark | null }) => (
  <MarkPicture mark={(draw ?? atHand)?.(name) ?? null} size={36} />
)
