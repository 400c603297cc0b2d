import type { WorkItem } from '@marketplace/contract/care/work'
import { Mark } from '../../office/show/mark.tsx'

/** Who has an item: their initials; a dashed circle for nobody. */
export const OwnerMark = ({ owner }: Pick<WorkItem, 'owner'>) =>
  owner === null ? (
    <span className="size-5 shrink-0 rounded-full border border-dashed border-line" title="No owner">
      <span className="sr-only">No owner</span>
    </span>
  ) : (
    <span className="inline-flex" title={owner.name}>
      <Mark name={owner.name} kind="person" />
      <span className="sr-only">{owner.name}</span>
    </span>
  )
