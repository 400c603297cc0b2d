import { useLocation, useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { officePageAt, type OfficeArea } from '../session/office-area.ts'
import { useMembership } from './office-member.tsx'

/** What the guard leaves with the page that it leads to, where the role may not open the one that was asked for. */
export const closedState = (path: string): { closed: string } => ({ closed: path })

const closedPath = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'closed' in state && typeof state.closed === 'string'
    ? state.closed
    : null

/** Why another page opened than the link named: section 4 leads a role to the dashboard that may not open a page. */
export const ClosedNotice = ({ area }: { area: OfficeArea }) => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { member } = useMembership()
  const path = closedPath(state)
  if (path === null) return null
  const title = officePageAt(area, path)?.title
  return (
    <Notice tone="warn" live className="mb-4">
      <p>
        {member.isPreparing === true ? (
          <>{title === undefined ? 'That page' : `“${title}”`} opens once we have activated you.</>
        ) : (
          <>
            Your role may not open {title === undefined ? 'that page' : `“${title}”`} ({path}). You are signed
            in as {member.name}, {member.role}; ask {member.askWhom}.
          </>
        )}
      </p>
      <Button
        kind="quiet"
        className="mt-1"
        onClick={() => navigate({ pathname, search: location.search }, { replace: true, state: null })}
      >
        Hide
      </Button>
    </Notice>
  )
}
