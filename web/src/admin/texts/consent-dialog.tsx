import { cancelConsentText, type ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TextView } from './text-view.tsx'
import { consentTitle, languageTitle, sinceText, stateWords } from './text-words.ts'

/** One version of a consent in one language; planned words can be taken back. */
export const ConsentDialog = ({ version, onClose }: { version: ConsentTextVersion; onClose: () => void }) => {
  const [isCancelling, setCancelling] = useState(false)
  const { purpose, product_type, language, state, text, filled, reason, planned_by, planned_at } = version
  if (isCancelling)
    return (
      <ReasonDialog
        isOpen
        draft={`consent ${purpose} ${product_type ?? ''} ${version.version} taken back`}
        title={`Take the words of ${sinceText(version)} back?`}
        action="Take back"
        onClose={onClose}
        onSubmit={async (why) => {
          const { message } = await officeCall(cancelConsentText, {
            body: { purpose, product_type, version: version.version, reason: why },
          })
          showToast(message ?? '', 'good')
          invalidate('texts')
        }}
      >
        <p>They are taken back in every language. The words in force go on.</p>
      </ReasonDialog>
    )
  return (
    <Dialog
      isOpen
      isWide
      title={`${consentTitle(version)}, version ${version.version}`}
      closeLabel="Close"
      onClose={onClose}
    >
      <KeyValueList
        rows={[
          { key: 'language', label: 'Language', value: languageTitle(language) },
          { key: 'state', label: 'State', value: stateWords[state].words },
          { key: 'since', label: 'Since', value: sinceText(version) },
          ...(planned_by === null
            ? []
            : [
                { key: 'by', label: 'Planned by', value: `${planned_by}, ${timeText(planned_at)}` },
                { key: 'reason', label: 'Reason', value: reason },
              ]),
        ]}
      />
      <TextView language={language} words={text} filled={filled} />
      {state === 'planned' ? (
        <Button kind="danger" className="mt-4" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
          Take back…
        </Button>
      ) : null}
    </Dialog>
  )
}
