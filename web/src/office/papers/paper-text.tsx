import { Fragment } from 'react'

/** The words of an agreement: paragraphs apart by an empty line, headings behind `# `. */
export const PaperText = ({ text }: { text: string }) => (
  <div className="max-w-text [&_h3]:mt-5 [&_h3]:mb-1 [&_h3]:text-base [&_p]:mb-3">
    {text.split('\n\n').map((part) => (
      // Each paragraph of an agreement is another one.
      <Fragment key={part}>{part.startsWith('# ') ? <h3>{part.slice(2)}</h3> : <p>{part}</p>}</Fragment>
    ))}
  </div>
)
