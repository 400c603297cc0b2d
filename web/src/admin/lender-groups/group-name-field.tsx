import { filterCharacters } from '../../office/form/check-fields.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Section 5: letters, digits, hyphen, underscore, space. */
export const filterGroupName = filterCharacters(/[A-Za-z0-9_ -]/)

interface GroupNameFieldProps {
  error: string | undefined
  name: string
  onName: (name: string) => void
}

export const GroupNameField = ({ error, name, onName }: GroupNameFieldProps) => (
  <TextField
    label="Name"
    autoComplete="off"
    maxLength={60}
    value={name}
    onChange={({ target }) => onName(filterGroupName(target.value))}
    hint="Letters, digits, hyphen, underscore and space"
    error={error}
  />
)
