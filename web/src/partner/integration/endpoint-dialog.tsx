import { partnerEventTypes } from '@marketplace/contract/partners/partner-events'
import {
  addHookEndpoint,
  type HookEndpoint,
  saveHookEndpoint,
} from '@marketplace/contract/partners/partner-hooks'
import { useMemo } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { eventWords } from './integration-words.ts'

interface EndpointDialogProps {
  /** Null adds one. */
  endpoint: HookEndpoint | null
  onClose: () => void
  /** With the secret of one that is new. */
  onSaved: (saved: { endpoint: HookEndpoint; secret: string | null }) => void
}

/** Where a partner's system hears of events, and of which. */
export const EndpointDialog = ({ endpoint, onClose, onSaved }: EndpointDialogProps) => {
  const stored = useMemo(
    () => ({
      label: endpoint?.label ?? '',
      url: endpoint?.url ?? 'https://',
      types: endpoint?.types ?? ([] as string[]),
      requestId: '',
    }),
    [endpoint],
  )
  const [{ label, url, types, requestId }, set, forget] = useDraft(
    `hook ${endpoint?.endpoint_id ?? 'new'}`,
    stored,
  )
  const change = (changes: Partial<typeof stored>): void =>
    set({ ...changes, requestId: crypto.randomUUID() })
  const chosen = partnerEventTypes.filter((type) => types.includes(type))
  const facts = { label: label.trim(), url: url.trim(), types: chosen }
  const send = async (): Promise<void> => {
    if (endpoint === null) {
      const { data } = await officeCall(addHookEndpoint, { body: { request_id: requestId, ...facts } })
      forget()
      onSaved(data)
      return
    }
    const { version, is_on, endpoint_id } = endpoint
    const { data } = await officeCall(saveHookEndpoint, {
      params: { endpointId: endpoint_id },
      body: { version, is_on, ...facts },
    })
    forget()
    onSaved({ endpoint: data, secret: null })
  }
  return (
    <FormDialog
      isOpen
      title={endpoint === null ? 'New endpoint' : `Change ${endpoint.label}`}
      action={endpoint === null ? 'Add the endpoint' : 'Save'}
      canSubmit={facts.label !== '' && facts.url.length > 'https://'.length && chosen.length > 0}
      onClose={onClose}
      onSubmit={send}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            maxLength={60}
            error={errors['label']}
            value={label}
            onChange={({ target }) => change({ label: target.value })}
          />
          <TextField
            label="Address"
            hint="https, and on the public internet. We send a POST with JSON, and wait 15 seconds for a 2xx."
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            error={errors['url']}
            value={url}
            onChange={({ target }) => change({ url: target.value })}
          />
          <fieldset>
            <legend className="text-sm font-semibold">What is sent there?</legend>
            <Button
              kind="quiet"
              className="-ms-4"
              onClick={() =>
                change({ types: chosen.length === partnerEventTypes.length ? [] : [...partnerEventTypes] })
              }
            >
              {chosen.length === partnerEventTypes.length ? 'Choose none' : 'Choose all'}
            </Button>
            {partnerEventTypes.map((type) => (
              <Checkbox
                key={type}
                label={
                  <>
                    {eventWords[type]} <code className="text-sm text-ink-soft">{type}</code>
                  </>
                }
                checked={types.includes(type)}
                onChange={({ target }) =>
                  change({ types: target.checked ? [...types, type] : types.filter((one) => one !== type) })
                }
              />
            ))}
            <FieldError id="types-error" error={errors['types']} />
          </fieldset>
        </>
      )}
    </FormDialog>
  )
}
