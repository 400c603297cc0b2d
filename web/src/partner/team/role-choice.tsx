import { partnerRoles, type PartnerRole } from '@marketplace/contract/platform/call'
import { roleNames } from '@marketplace/contract/partners/partner-team'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { roleHints } from './team-words.ts'

interface RoleChoiceProps {
  value: PartnerRole
  error: string | undefined
  onChange: (role: PartnerRole) => void
}

/** What somebody may do, each role with what it opens. */
export const RoleChoice = ({ value, error, onChange }: RoleChoiceProps) => (
  <RadioGroup
    label="Role"
    name="role"
    columns={1}
    error={error}
    defaultValue={value}
    onChange={({ target }) => {
      const role = partnerRoles.find((one) => one === target.value)
      if (role !== undefined) onChange(role)
    }}
    options={partnerRoles.map((role) => ({ value: role, label: roleNames[role], hint: roleHints[role] }))}
  />
)
