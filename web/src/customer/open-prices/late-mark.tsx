import { drawMark } from '../lender-mark/draw-mark.ts'

/** Draws the mark of a lender, by its name. */
export type DrawMark = typeof drawMark

/** Where the page is rendered by the server it has the code at hand; a build for the browser leaves it out. */
const atHand: DrawMark | null = import.meta.env.SSR ? drawMark : null

const addressOf = (mark: string): string => `data:image/svg+xml,${encodeURIComponent(mark)}`

/**
 * The mark of a lender whose drawing came with the page. The code that draws weighs more than the rest of the home, and comes with the
 * first move: until `draw` is there, the picture stays that the server drew.
 */
export const LateMark = ({ name, draw }: { name: string; draw: DrawMark | null }) => {
  const known = draw ?? atHand
  return (
    <img
      alt=""
      width={36}
      height={36}
      className="size-9 shrink-0"
      suppressHydrationWarning
      src={known === null ? undefined : addressOf(known(name))}
    />
  )
}
