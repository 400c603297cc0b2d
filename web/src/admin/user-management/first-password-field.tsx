import { CopyButton } from '../../ui/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { suggestPassword } from './suggest-password.ts'

interface FirstPasswordFieldProps {
  value: string
  onChange: (password: string) => void
  error: string | undefined
}

/** A password that is handed over: it can be read, and its owner chooses another at the first sign-in. */
export const FirstPasswordField = ({ value, onChange, error }: FirstPasswordFieldProps) => (
  <div>
    <TextField
      label="First password"
      hint="At least 12 characters. Hand it over in person or by telephone. It works for 24 hours; another is chosen at the sign-in."
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <div className="mt-2 flex flex-wrap gap-2">
      <Button kind="secondary" onClick={() => onChange(suggestPassword())}>
        Suggest a password
      </Button>
      {value === '' ? null : (
        <CopyButton
          text={value}
          copied="Password copied"
          failed="The browser does not let this page copy. Select the password and copy it."
        >
          Copy
        </CopyButton>
      )}
    </div>
  </div>
)
