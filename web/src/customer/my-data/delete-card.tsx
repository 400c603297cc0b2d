import { useRef, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import {
  deleteMyData,
  deletionWords,
  previewDeletion,
  type DeletionPreview,
} from '@marketplace/contract/rights/my-data'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { forgetDrafts } from '../../browser-storage/forget-drafts.ts'
import { clearSession } from '../../browser-storage/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProveAction, type Proof } from './prove-action.tsx'

const Preview = ({ preview }: { preview: DeletionPreview }) => {
  const t = useText()
  const format = useFormat()
  const { goes, stays, lenders, open_applications, open_complaints, complaint_texts_until } = preview
  // A lender may have been applied to more than once; it is told where it has anything.
  const told = lenders.filter(
    ({ lender_name, is_told }, place) =>
      place ===
      lenders.findIndex(
        (lender) =>
          lender.lender_name === lender_name &&
          (is_told === 1 ||
            !lenders.some((other) => other.lender_name === lender_name && other.is_told === 1)),
      ),
  )
  // What is one whole has no number, and a thing of which there is none is not worth a line.
  const there = ({ count }: { count: number | null }): boolean => count !== 0
  return (
    <div className="space-y-4">
      <section>
        <h3 className="text-base">{t('my_data.goes')}</h3>
        <ul className="list-disc space-y-1 ps-6">
          {goes.filter(there).map(({ thing, count }) => (
            <li key={thing}>{t.message(`my_data.goes_${thing}`, { count: count ?? 0 })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-base">{t('my_data.stays')}</h3>
        <ul className="list-disc space-y-1 ps-6">
          {stays.filter(there).map(({ thing, count }) => (
            <li key={thing}>{t.message(`my_data.stays_${thing}`, { count: count ?? 0 })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-base">{t('my_data.lenders')}</h3>
        {lenders.length === 0 ? <p>{t('my_data.no_lenders')}</p> : null}
        <ul className="list-disc space-y-1 ps-6">
          {told.map(({ lender_name, is_told }) => (
            <li key={lender_name}>
              {is_told === 1
                ? t('my_data.lender_told', { lender: lender_name })
                : t('my_data.lender_not_told', { lender: lender_name })}
            </li>
          ))}
        </ul>
      </section>
      <Notice tone="warn">
        {open_applications === 0 ? null : (
          <p>{t('my_data.open_applications', { count: open_applications })}</p>
        )}
        {open_complaints === 0 ? null : <p>{t('my_data.open_complaints', { count: open_complaints })}</p>}
        {complaint_texts_until === null ? null : (
          <p>{t('my_data.complaint_texts_until', { day: format.day(complaint_texts_until) })}</p>
        )}
        <p>{t('my_data.no_way_back')}</p>
      </Notice>
    </div>
  )
}

const Deleted = ({ certificate }: { certificate: string }) => {
  const t = useText()
  const navigate = useNavigate()
  const finish = (): void => {
    // The server has ended every session; what this browser kept goes now.
    forgetDrafts()
    clearSession()
    navigate('/')
  }
  return (
    <div className="space-y-4">
      <p>{t('my_data.deleted_text')}</p>
      <p>
        <span className="block text-sm text-ink-soft">{t('my_data.certificate')}</span>
        <span className="figures text-xl font-semibold">{certificate}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={finish}>{t('my_data.finish')}</Button>
        <CopyButton text={certificate} copied={t('my_data.copied')} failed={t('my_data.copy_failed')}>
          {t('my_data.copy_certificate')}
        </CopyButton>
      </div>
    </div>
  )
}

/** Deletion: first what it does, then a typed word and a fresh passcode, then the certificate. */
export const DeleteCard = () => {
  const t = useText()
  const { language } = useBootstrap()
  const word = deletionWords[language]
  const [preview, setPreview] = useState<DeletionPreview | null>(null)
  const [certificate, setCertificate] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wordError, setWordError] = useState<string | undefined>()
  const typed = useRef<HTMLInputElement>(null)

  const look = async (): Promise<void> => {
    setBusy(true)
    try {
      setPreview((await call(previewDeletion, {})).data)
      setOpen(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  const isReady = (): boolean => {
    const isRight = typed.current?.value.trim() === word
    setWordError(isRight ? undefined : t('deletion_word_wrong'))
    if (!isRight) typed.current?.focus()
    return isRight
  }
  const remove = async (proof: Proof): Promise<void> => {
    const { data } = await call(deleteMyData, { body: { ...proof, typed: word } })
    setCertificate(data.certificate)
  }
  return (
    <Card aria-labelledby="my-data-delete">
      <h2 id="my-data-delete" className="mb-2 text-lg">
        {t('my_data.delete')}
      </h2>
      <p className="mb-4">{t('my_data.delete_text')}</p>
      <Button kind="danger" busy={isBusy} onClick={() => void look()}>
        {t('my_data.delete_look')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={certificate === null ? t('my_data.delete_heading') : t('my_data.deleted')}
        onClose={certificate === null ? () => setOpen(false) : null}
        closeLabel={t('my_data.close')}
      >
        {certificate !== null ? (
          <Deleted certificate={certificate} />
        ) : preview === null ? null : (
          <div className="space-y-5">
            <Preview preview={preview} />
            <TextField
              ref={typed}
              label={t('my_data.type_word', { word })}
              error={wordError}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={16}
              onInput={() => setWordError(undefined)}
            />
            <ProveAction
              act="delete"
              kind="danger"
              lead={t('my_data.passcode_delete')}
              doIt={t('my_data.delete_now')}
              isReady={isReady}
              onProved={remove}
            />
          </div>
        )}
      </Dialog>
    </Card>
  )
}
