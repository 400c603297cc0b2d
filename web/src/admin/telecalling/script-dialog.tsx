import {
  callPurposeNames,
  callPurposes,
  saveCallScript,
  scriptNames,
} from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { defaultLanguage, offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { listLenders } from '@marketplace/contract/market/lenders-office'
import { useMemo } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { ScriptGroup } from './script-groups.ts'

const names = scriptNames.map((name) => `{${name}}`).join(', ')
const LEAST = 10

interface ScriptDialogProps {
  groups: readonly ScriptGroup[]
  /** The script that gets a new version; null begins one of a lender. */
  edited: ScriptGroup | null
  onClose: () => void
}

/** A new version of a script, in every language together, with who at the lender agreed to it. */
export const ScriptDialog = ({ groups, edited, onClose }: ScriptDialogProps) => {
  const { value: lenders } = useAnswer(ask('lenders', listLenders, {}))
  const newest = edited?.versions[0]
  const initial = useMemo(
    () => ({
      purpose: edited?.purpose ?? 'documents',
      lender: String(edited?.lender_id ?? ''),
      texts: Object.fromEntries(
        offeredLanguages.map((language) => [language, newest?.[language].text ?? '']),
      ) as Record<LanguageId, string>,
      approved_by: '',
      approved_on: null as string | null,
    }),
    [edited, newest],
  )
  const [values, set, forget] = useDraft(
    `call-script ${edited?.purpose ?? 'new'} ${edited?.lender_id ?? ''}`,
    initial,
  )
  const purpose = callPurposes.find((one) => one === values.purpose) ?? 'documents'
  const lender_id = values.lender === '' ? null : Number(values.lender)
  const known = groups.find((group) => group.purpose === purpose && group.lender_id === lender_id)
  const approved_by = values.approved_by.trim() === '' ? null : values.approved_by.trim()
  const isWhole =
    offeredLanguages.every((language) => values.texts[language].trim().length >= LEAST) &&
    (edited !== null || lender_id !== null) &&
    (approved_by === null) === (values.approved_on === null)
  return (
    <FormDialog
      isOpen
      isWide
      title={
        edited === null
          ? 'A lender’s script'
          : `${callPurposeNames[purpose]} · ${edited.lender_name ?? 'every lender'}`
      }
      action="Save as a new version"
      canSubmit={isWhole}
      onClose={onClose}
      onSubmit={async () => {
        await officeCall(saveCallScript, {
          body: {
            purpose,
            lender_id,
            approved_by,
            approved_on: values.approved_on,
            version: known?.versions[0]?.[defaultLanguage].version ?? 0,
            texts: values.texts,
          },
        })
        forget()
        showToast('Saved: callers say it from their next task on', 'good')
        invalidate('telecalling')
      }}
    >
      {(errors) => (
        <>
          {edited === null ? (
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label="About"
                options={callPurposes.map((value) => ({ value, label: callPurposeNames[value] }))}
                value={purpose}
                onChange={({ target }) =>
                  set({ purpose: callPurposes.find((one) => one === target.value) ?? 'documents' })
                }
              />
              <SelectField
                label="Lender"
                placeholder="Choose"
                error={errors['lender_id']}
                options={(lenders?.data ?? []).map(({ lender_id: value, name }) => ({ value, label: name }))}
                value={values.lender}
                onChange={({ target }) => set({ lender: target.value })}
              />
            </div>
          ) : null}
          {offeredLanguages.map((language) => (
            <TextAreaField
              key={language}
              label={knownLanguages[language].english}
              lang={language}
              rows={6}
              maxLength={2_000}
              hint={`Put in: ${names}. A sentence without its name is left out.`}
              error={errors[`texts.${language}`]}
              value={values.texts[language]}
              onChange={({ target }) => set({ texts: { ...values.texts, [language]: target.value } })}
            />
          ))}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Approved by"
              hint="Who at the lender agreed to these words; empty: nobody yet"
              maxLength={120}
              error={errors['approved_by']}
              value={values.approved_by}
              onChange={({ target }) => set({ approved_by: target.value })}
            />
            <DayField
              label="Approved on"
              value={values.approved_on}
              max="today"
              error={errors['approved_on']}
              onChange={(approved_on) => set({ approved_on })}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}
