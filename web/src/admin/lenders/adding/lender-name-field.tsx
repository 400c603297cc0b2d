import { useState } from 'react'
import { filterCharacters } from '../../../office/form/check-fields.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

/** Section 5: letters, digits, underscore and hyphen, while typing. */
const filterNameCharacters = filterCharacters(/[A-Za-z0-9_-]/)

interface LenderNameFieldProps {
  label?: string
  hint?: string
  error?: string | undefined
  name: string
  onName: (name: string) => void
}

/** The name of a lender. What it cannot hold is left out as it is typed, and the name that is saved is said then. */
export const LenderNameField = ({ label = 'Name', hint, error, name, onName }: LenderNameFieldProps) => {
  const [isFiltered, setFiltered] = useState(false)
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        error={error}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          const next = filterNameCharacters(target.value)
          setFiltered(next !== target.value || (isFiltered && next !== ''))
          onName(next)
        }}
      />
      <p role="status" className="text-sm text-warn">
        {isFiltered && name !== '' ? `Saved as ${name}: spaces and other signs are left out.` : null}
      </p>
    </div>
  )
}
