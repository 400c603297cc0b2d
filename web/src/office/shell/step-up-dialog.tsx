import { useState } from 'react'
import { FormDialog } from '../form/form-dialog.tsx'
import { officeAreaHere } from '../session/office-area-here.ts'
import { officeCall } from '../session/office-call.ts'
import { stepUpCalls, useStepUp } from '../session/step-up.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Asks for a code before something that a stolen session must not do; what was begun then goes on, and loses nothing. */
export const StepUpDialog = () => {
  const asking = useStepUp()
  const [code, setCode] = useState('')
  if (asking === null) return null
  const confirm = async (): Promise<void> => {
    await officeCall(stepUpCalls[officeAreaHere()], { body: { code } })
    setCode('')
    asking.answer(true)
  }
  const close = (): void => {
    setCode('')
    asking.answer(false)
  }
  return (
    <FormDialog
      isOpen
      title="Confirm that it is you"
      action="Confirm"
      canSubmit={code.replaceAll(' ', '').length === 6}
      onClose={close}
      onSubmit={confirm}
    >
      {(errors) => (
        <>
          <p>
            This changes who may come in, or money. Enter the six digits that your authenticator app shows;
            you are not asked again for ten minutes.
          </p>
          <TextField
            label="Code of the app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors['code']}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
