import { listApprovals } from '@marketplace/contract/office/approvals'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { Notice } from '../../ui/surfaces.tsx'

/** How many proposals wait for a second administrator, and where they are. */
export const ProposedFigures = () => {
  // Those that wait come first, so that they are all on one page.
  const { value } = useAnswer(
    ask('approvals', listApprovals, { query: { kind: 'regulated_figure', page_size: 200 } }),
  )
  const waiting = value?.data.filter(({ state }) => state === 'waiting').length ?? 0
  if (waiting === 0) return null
  return (
    <Notice className="mb-4">
      {waiting === 1 ? '1 proposal waits' : `${waiting} proposals wait`} for a second administrator:{' '}
      <Link to="/admin/approvals?kind=regulated_figure">Approvals</Link>
    </Notice>
  )
}
