import { memo } from 'react'
import { drawMark } from './draw-mark.ts'
import { MarkPicture } from './mark-picture.tsx'

/** The mark of a lender beside its name, which says who it is. */
export const LenderMark = memo(({ name }: { name: string }) => (
  <MarkPicture mark={drawMark(name)} size={40} />
))
LenderMark.displayName = 'LenderMark'
