/**
 * A drawn mark as a picture; the name stands beside it. Without a `mark` the picture stays that the server drew: React leaves an attribute
 * that it was told not to compare.
 */
export const MarkPicture = ({ mark, size }: { mark: string | null; size: 36 | 40 }) => (
  <img
    alt=""
    width={size}
    height={size}
    className="shrink-0"
    suppressHydrationWarning
    src={mark === null ? undefined : `data:image/svg+xml,${encodeURIComponent(mark)}`}
  />
)
