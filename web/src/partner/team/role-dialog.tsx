import { setTeamRole, type PartnerTeam, type TeamPerson } from '@marketplace/contract/partners/partner-team'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { RoleChoice } from './role-choice.tsx'

interface RoleDialogProps {
  person: TeamPerson
  onClose: () => void
  onChanged: (team: PartnerTeam) => void
}

/** Another role for somebody of the team. */
export const RoleDialog = ({ person, onClose, onChanged }: RoleDialogProps) => {
  const [role, setRole] = useState(person.role)
  return (
    <FormDialog
      isOpen
      title={`The role of ${person.name}`}
      action="Save the role"
      canSubmit={role !== person.role}
      onClose={onClose}
      onSubmit={async () => {
        const { data, message } = await officeCall(setTeamRole, {
          params: { personId: person.person_id },
          body: { role },
        })
        showToast(message, 'good')
        onChanged(data)
      }}
    >
      {(errors) => (
        <>
          <RoleChoice value={role} error={errors['role']} onChange={setRole} />
          {person.is_you === 1 && role !== 'owner' ? (
            <p className="text-sm text-warn">This is you: you will not open this page any more.</p>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
