import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import { useMemo } from 'react'
import { Link } from '../../router/link.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Lenders that are live and that the server cannot ask: their connector was taken away after they went live. */
export const UnreachableLenders = ({
  rows,
  ids,
}: {
  rows: readonly LenderRow[] | null
  ids: readonly number[]
}) => {
  const live = useMemo(
    () =>
      ids.length === 0
        ? []
        : (rows ?? []).filter(
            ({ lender_id, lender_status }) => lender_status === 1 && ids.includes(lender_id),
          ),
    [rows, ids],
  )
  if (live.length === 0) return null
  return (
    <Notice
      tone="warn"
      className="mb-4"
      title={
        live.length === 1 ? 'A live lender has no connector' : `${live.length} live lenders have no connector`
      }
    >
      <p>
        This server is not told how to reach the API, so no customer gets an offer: have the connector
        configured, or switch off the API or the lender.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {live.map(({ lender_id, name }) => (
          <li key={lender_id}>
            <Link
              to={`/admin/lenders/${lender_id}`}
              className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
