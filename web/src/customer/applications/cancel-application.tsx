import { useState } from 'react'
import { withdrawFromLender, type LenderApplication } from '@marketplace/contract/loans/applications'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface CancelApplicationProps {
  appId: string
  application: LenderApplication
  onDone: () => void
}

/** Calls an application off, after saying what that does. */
export const CancelApplication = ({ appId, application, onDone }: CancelApplicationProps) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { lender_id, lender_name: lender, integration } = application
  const cancel = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await call(withdrawFromLender, { params: { app_id: appId }, body: { lender_id } })
      if (message !== undefined) showToast(message, 'good')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(false)
      setOpen(false)
      onDone()
    }
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('applications.cancel')}
        <span className="sr-only">: {lender}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('applications.cancel.heading', { lender })}
        onClose={() => setOpen(false)}
        closeLabel={t('layout.close')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {t('applications.cancel.keep')}
            </Button>
            <Button kind="danger" busy={isBusy} onClick={() => void cancel()}>
              {t('applications.cancel.do')}
            </Button>
          </>
        }
      >
        <p>
          {integration === 'redirect'
            ? t('applications.cancel.text_redirect', { lender })
            : t('applications.cancel.text', { lender })}
        </p>
      </Dialog>
    </>
  )
}
