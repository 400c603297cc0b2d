import type { ReactNode } from 'react'
import { specifiedTexts } from '../show/specified-texts.ts'

/** What a table without rows says (section 8), and how to change that. */
export const EmptyRows = ({
  text = specifiedTexts.no_data,
  children,
}: {
  text?: string
  children: ReactNode
}) => (
  <>
    <p>{text}</p>
    <p className="mt-1 text-sm">{children}</p>
  </>
)
