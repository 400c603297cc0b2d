import type { ReactNode } from 'react'
import { Hint } from '../../office/show/hint.tsx'
import { words, type WordName } from './words.ts'

/** A word that not everybody knows, with its meaning beside it, on pointing and on focus. */
export const Term = ({ of, children }: { of: WordName; children?: ReactNode }) => {
  const { term, meaning } = words[of]
  return (
    <span className="inline-flex items-center gap-1">
      {children ?? term}
      <Hint label={`About ${term}`} text={meaning} />
    </span>
  )
}
