import { exportPersonEvidence, type Evidence } from '@marketplace/contract/office/evidence'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { saveJson } from './save-json.ts'

/** Exports one person's evidence: to look at and print, or as one JSON file. */
export const PersonEvidenceForm = ({ onShow }: { onShow: (evidence: Evidence) => void }) => {
  const [userId, setUserId] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = failure === null ? {} : fieldErrors(failure)
  const fetchEvidence = async (use: (evidence: Evidence) => void): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await officeCall(exportPersonEvidence, {
        body: { user_id: userId.trim(), reason: reason.trim() },
      })
      use(data)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const isWhole = userId.trim() !== '' && reason.trim().length >= 10
  return (
    <Card className="p-4">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (isWhole && !isBusy) void fetchEvidence(onShow)
        }}
      >
        <h2 className="text-base">Of one person</h2>
        {failure === null ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        <TextField
          label="Customer id"
          hint="In the address of the customer’s record (CSR portal)."
          maxLength={36}
          autoComplete="off"
          spellCheck={false}
          error={errors['user_id']}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        />
        <TextAreaField
          label="Reason"
          rows={2}
          maxLength={300}
          error={errors['reason']}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} disabled={!isWhole}>
            Show
          </Button>
          <Button
            kind="secondary"
            disabled={!isWhole || isBusy}
            onClick={() =>
              void fetchEvidence((evidence) => saveJson(evidence, `evidence-${evidence.user_id}.json`))
            }
          >
            Save as JSON
          </Button>
        </div>
      </form>
    </Card>
  )
}
