import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'

interface CopyableProps {
  text: string
  /** What it is, as it is said after "Copy": "the application number". */
  of: string
  /** How it is shown, where not as it is. */
  children?: ReactNode
}

/** A number that people read out and put elsewhere, with its copy sign beside it. */
export const Copyable = ({ text, of, children = text }: CopyableProps) => (
  <span className="wrap-anywhere">
    <span className="figures">{children}</span>
    <CopyButton
      isSmall
      text={text}
      copied="Copied"
      failed="The browser does not let this page copy. Select the text and copy it."
    >
      Copy {of} {text}
    </CopyButton>
  </span>
)
