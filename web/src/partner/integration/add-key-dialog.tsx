import { apiScopes, type ApiScope } from '@marketplace/contract/platform/call'
import { addPartnerApiKey, type PartnerApiKey } from '@marketplace/contract/partners/partner-api-keys'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { scopeWords } from './integration-words.ts'

interface AddKeyDialogProps {
  onClose: () => void
  onAdded: (made: { api_key: PartnerApiKey; key: string }) => void
}

const empty: { label: string; scopes: ApiScope[]; requestId: string } = {
  label: '',
  scopes: [],
  requestId: '',
}

/** A key for one of the partner's systems, good for no more than that system does. */
export const AddKeyDialog = ({ onClose, onAdded }: AddKeyDialogProps) => {
  const [{ label, scopes, requestId }, set, forget] = useDraft('api-key', empty)
  // Sent again after a lost answer it is the same request.
  const change = (changes: Partial<typeof empty>): void => set({ ...changes, requestId: crypto.randomUUID() })
  return (
    <FormDialog
      isOpen
      title="New key"
      action="Make the key"
      canSubmit={label.trim() !== '' && scopes.length > 0}
      onClose={onClose}
      onSubmit={async () => {
        const { data } = await officeCall(addPartnerApiKey, {
          body: { request_id: requestId, label: label.trim(), scopes },
        })
        forget()
        onAdded(data)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="What is it for?"
            hint="The name of the system that uses it, as you will look for it."
            maxLength={60}
            error={errors['label']}
            value={label}
            onChange={({ target }) => change({ label: target.value })}
          />
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">What may it do?</legend>
            {apiScopes.map((scope) => (
              <Checkbox
                key={scope}
                label={
                  <>
                    {scopeWords[scope]} <span className="text-sm text-ink-soft">{scope}</span>
                  </>
                }
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  change({
                    scopes: target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope),
                  })
                }
              />
            ))}
            <FieldError id="scopes-error" error={errors['scopes']} />
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}
