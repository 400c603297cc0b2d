import type { ReactNode } from 'react'

/** What a toast of the office has beside its words; it closes with it. */
type Extra = (close: () => void) => ReactNode

/** What is said, and what changed in a second line. */
export const withDetail = (said: string, detail: string): ReactNode => (
  <>
    {said}
    <span className="block text-sm wrap-anywhere text-ink-soft">{detail}</span>
  </>
)

/** What can be done about what is said. */
export const toastAct =
  (label: string, run: () => void): Extra =>
  (close) => (
    <button
      type="button"
      onClick={() => {
        close()
        run()
      }}
      className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 font-semibold text-brand-ink hover:bg-brand-soft"
    >
      {label}
    </button>
  )

/** Leads to what is said; `follow` opens it without another load of the page. */
export const toastLink =
  (label: string, href: string, follow: () => void): Extra =>
  (close) => (
    <a
      href={href}
      onClick={(event) => {
        // A new tab or window is the browser's own affair.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        close()
        follow()
      }}
      className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
    >
      {label}
    </a>
  )
