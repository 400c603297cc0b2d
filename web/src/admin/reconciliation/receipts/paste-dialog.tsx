import { addReceipt, type LenderMonthDetail } from '@marketplace/contract/money/reconciliation'
import { money } from '../../../i18n/format-values.ts'
import { invalidate } from '../../../office/answers.ts'
import { FormDialog } from '../../../office/form/form-dialog.tsx'
import { countText } from '../../../office/list/count-text.ts'
import { officeCall } from '../../../office/session/office-call.ts'
import { useDraft } from '../../../office/session/use-draft.ts'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { inWords } from '../refused-words.ts'
import { addRupees } from '../sum-text.ts'
import { baseOfAll, readPasted } from './paste-receipts.ts'
import { baseText } from './receipt-form.ts'

const MOST = 200
const MOST_WRONG = 5
const empty = { text: '' }

interface PasteDialogProps {
  month: LenderMonthDetail
  onClose: () => void
}

/** Several receipts of the month at once, as rows of a spreadsheet: all of them are booked, or none. */
export const PasteDialog = ({ month, onClose }: PasteDialogProps) => {
  const { lender_id: lenderId, month: name, stated, received } = month
  const [{ text }, set, forget] = useDraft(`receipts ${lenderId} ${name}`, empty)
  const { receipts, wrong } = readPasted(text)
  const close = (): void => {
    forget()
    onClose()
  }
  const save = async (): Promise<void> => {
    try {
      await officeCall(addReceipt, { params: { lenderId, month: name }, body: { receipts } })
      showToast(`${countText(receipts.length, 'receipts')} booked`, 'good')
      forget()
    } catch (error) {
      throw inWords(error)
    } finally {
      invalidate('lender-months')
    }
  }
  return (
    <FormDialog
      isOpen
      isWide
      title="Paste receipts"
      action={`Book ${countText(receipts.length, 'receipts')}`}
      canSubmit={receipts.length > 0 && receipts.length <= MOST && wrong.length === 0}
      onClose={close}
      onSubmit={save}
    >
      {() => (
        <>
          <TextAreaField
            label="Rows"
            hint="One a line: day, UTR, bank sum, TDS, GST, as copied from a spreadsheet. They pay the month, the oldest lines first."
            rows={8}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => set({ text: target.value })}
          />
          {wrong.length === 0 && receipts.length <= MOST ? null : (
            <Notice tone="warn" live>
              {receipts.length > MOST ? <p className="text-sm">At most {MOST} at once.</p> : null}
              {wrong.slice(0, MOST_WRONG).map(({ line, words }) => (
                <p key={line} className="text-sm wrap-anywhere">
                  Line {line}: {words}
                </p>
              ))}
              {wrong.length > MOST_WRONG ? (
                <p className="text-sm">And {countText(wrong.length - MOST_WRONG, 'lines')} more.</p>
              ) : null}
            </Notice>
          )}
          {receipts.length === 0 ? null : (
            <Notice>
              <p className="text-sm">
                Base <strong className="figures">{money(baseOfAll(receipts))}</strong> of{' '}
                {countText(receipts.length, 'receipts')}.{' '}
                {baseText(baseOfAll(receipts), addRupees([stated, -received]))}
              </p>
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  )
}
