/** The key of a button in its own colour. It is drawn, and no text: `aria-keyshortcuts` says it. */
export const DrawnKey = ({ of }: { of: string }) => (
  <span
    aria-hidden="true"
    data-key={of.toUpperCase()}
    className="inline-flex min-w-5 justify-center rounded-control border border-current px-1 text-xs font-normal before:content-[attr(data-key)]"
  />
)
