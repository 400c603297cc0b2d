import type { ReactNode } from 'react'
import { useChangesOff } from '../../ui/changes-off.ts'
import { BackLink } from './back-link.tsx'

interface PageHeadingProps {
  title: ReactNode
  /** Where the back button leads, and what it is called. */
  back?: { to: string; label: string }
  /** A line below the title. */
  text?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
}

/** The page's one h1. It has to be there from the first render: the focus goes to it when the page opens. */
export const PageHeading = ({ title, back, text, actions }: PageHeadingProps) => {
  const off = useChangesOff()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A long title breaks beside the back button, not below it. */}
      <div className="flex min-w-0 items-center gap-2">
        {back === undefined ? null : <BackLink {...back} />}
        <div className="min-w-0">
          <h1 className="text-lg wrap-anywhere">{title}</h1>
          {text === undefined ? null : <p className="text-sm text-ink-soft">{text}</p>}
        </div>
      </div>
      {actions === undefined && off === null ? null : (
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {off === null ? null : <span className="text-sm text-ink-soft">{off}</span>}
          {actions}
        </div>
      )}
    </div>
  )
}
