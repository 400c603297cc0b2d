import { listManagedGroups } from '@marketplace/contract/market/managed-groups'
import { ask, useAnswer } from '../../../office/answers.ts'
import { ReasonDialog } from '../../../office/form/reason-dialog.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { countLenders } from '../../lender-groups/count-lenders.ts'

interface LeaveGroupDialogProps {
  lender: { lender_id: number; name: string }
  groups: readonly { id: number; name: string }[]
  onClose: () => void
  onSubmit: (reason: string) => Promise<void>
}

/** How many lenders each of the groups has without this one. */
const Left = ({ lender, groups }: Pick<LeaveGroupDialogProps, 'lender' | 'groups'>) => {
  const { value, error } = useAnswer(ask('lender-groups', listManagedGroups, {}))
  if (error !== null) return null
  if (value === null) return <Skeleton className="h-6" />
  return groups.map(({ id, name }) => {
    const members = value.data.find((group) => group.id === id)?.lenders ?? []
    const left = members.filter(({ lender_id }) => lender_id !== lender.lender_id).length
    return <p key={id}>{`${name} keeps ${countLenders(left)}.`}</p>
  })
}

/** Asks before a lender leaves a group. */
export const LeaveGroupDialog = ({ lender, groups, ...dialog }: LeaveGroupDialogProps) => {
  const names = groups.map(({ name }) => name).join(', ')
  return (
    <ReasonDialog
      {...dialog}
      isOpen
      draft={`lender ${lender.lender_id} leaves ${groups.map(({ id }) => id).join(' ')}`}
      title={`Remove ${lender.name} from ${names}`}
      action="Remove"
      cancel="Leave it in"
      isDanger
    >
      <Notice live>
        No customer’s offers change: groups are for staff.
        <Left lender={lender} groups={groups} />
      </Notice>
    </ReasonDialog>
  )
}
