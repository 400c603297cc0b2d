import { Link } from '../../router/link.tsx'
import { buttonClass, Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { RefusedGoLive } from './use-lender-list.ts'

/** Which facts are missing, and where they are entered. */
export const RefusedGoLiveDialog = ({
  refused,
  onClose,
}: {
  refused: RefusedGoLive | null
  onClose: () => void
}) => (
  <Dialog
    isOpen={refused !== null}
    title={refused === null ? '' : `${refused.lender.name} cannot be live yet`}
    onClose={onClose}
    closeLabel="Close"
    actions={
      refused === null ? undefined : (
        <>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
          <Link to={`/admin/lenders/${refused.lender.lender_id}`} className={buttonClass('primary')}>
            Enter the facts
          </Link>
        </>
      )
    }
  >
    <p className="mb-2">Before customers may see it:</p>
    <ul className="list-disc space-y-1 ps-5">
      {refused?.missing.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </Dialog>
)
