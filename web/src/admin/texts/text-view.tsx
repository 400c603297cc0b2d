import type { ReactNode } from 'react'

/** Words of a text as they stand, and filled in. */
export const TextView = ({
  language,
  words,
  filled,
}: {
  language: string
  words: ReactNode
  filled: string
}) => (
  <>
    <h3 className="mt-3 text-sm text-ink-soft">Preview with example values</h3>
    <p
      lang={language}
      className="rounded-surface border border-line-soft bg-canvas p-3 wrap-anywhere whitespace-pre-line"
    >
      {filled}
    </p>
    <h3 className="mt-3 text-sm text-ink-soft">Words</h3>
    <p lang={language} className="text-sm wrap-anywhere whitespace-pre-line">
      {words}
    </p>
  </>
)
