import { TextField } from '../../ui/form/text-field.tsx'

interface TypedNameFieldProps {
  /** What has to be typed, as it is shown. */
  name: string
  value: string
  onChange: (typed: string) => void
}

/** Where the name of what goes is typed, so that nobody takes away another thing than they mean (`isTypedName`). */
export const TypedNameField = ({ name, value, onChange }: TypedNameFieldProps) => (
  <TextField
    label={
      <>
        Type <strong className="wrap-anywhere">{name}</strong> to go on
      </>
    }
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
