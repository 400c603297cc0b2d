import {
  campaignPurposes,
  saveCampaignText,
  type CampaignText,
} from '@marketplace/contract/care/campaign-texts'
import {
  defaultLanguage,
  offeredLanguages,
  type LanguageId,
} from '@marketplace/contract/platform/offered-languages'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog, type ServerErrors } from '../../office/form/form-dialog.tsx'
import { SearchSelect } from '../../office/form/search-select.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { languageTitle } from '../texts/text-words.ts'
import { purposeLabels } from './campaign-words.ts'
import {
  emptyText,
  isWritten,
  purposeOf,
  textInForm,
  wordsOfForm,
  type TextValues,
  type WordingValues,
} from './text-form.ts'
import { useLenderOptions } from './use-lender-options.ts'

type Set = (changes: Partial<TextValues>) => void
interface Part {
  values: TextValues
  set: Set
  errors: ServerErrors
}

const purposeOptions = campaignPurposes.map((value) => ({ value, label: purposeLabels[value] }))
const channelOptions = [
  { value: 'sms', label: 'SMS' },
  { value: 'email', label: 'E-mail' },
]
/** Changes what is said in one language. */
const setIn = ({ values, set }: Part, language: LanguageId, changes: Partial<WordingValues>): void =>
  set({ wordings: { ...values.wordings, [language]: { ...values.wordings[language], ...changes } } })

/** The words in every language. */
const WordFields = (part: Part) => {
  const { values, errors } = part
  return offeredLanguages.map((language) => (
    <div key={language} className="flex flex-col gap-4">
      {values.channel === 'email' ? (
        <TextField
          label={`Subject in ${languageTitle(language)}`}
          lang={language}
          maxLength={120}
          autoComplete="off"
          error={errors[`words.wordings.${language}.subject`]}
          value={values.wordings[language].subject}
          onChange={({ target }) => setIn(part, language, { subject: target.value })}
        />
      ) : null}
      <TextAreaField
        label={`Words in ${languageTitle(language)}`}
        hint={
          language === defaultLanguage
            ? '{first_name}, {brand}, {link} and {phone} stand for values.'
            : undefined
        }
        lang={language}
        maxLength={1_000}
        error={errors[`words.wordings.${language}.words`]}
        value={values.wordings[language].words}
        onChange={({ target }) => setIn(part, language, { words: target.value })}
      />
    </div>
  ))
}

/** What the operators registered the words as. */
const RegisterFields = (part: Part) => {
  const { values, set, errors } = part
  return (
    <>
      <TextField
        label="Principal entity"
        hint="19 digits. It goes to customers of this entity’s brands alone."
        inputMode="numeric"
        maxLength={19}
        autoComplete="off"
        error={errors['words.entity_id']}
        value={values.entityId}
        onChange={({ target }) => set({ entityId: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {offeredLanguages.map((language) => (
          <TextField
            key={language}
            label={`Template id of the ${languageTitle(language)} words`}
            inputMode="numeric"
            maxLength={19}
            autoComplete="off"
            error={errors[`words.wordings.${language}.dlt_template`]}
            value={values.wordings[language].template}
            onChange={({ target }) => setIn(part, language, { template: target.value })}
          />
        ))}
      </div>
    </>
  )
}

/** A lender that the words name, and how long they hold. */
const HoldFields = ({ values, set, errors }: Part) => {
  const lenders = useLenderOptions()
  return (
    <>
      <TextField
        label="Where {link} leads"
        hint="A path of the brand’s own site, such as /products. Leave it empty where the words have no {link}."
        maxLength={30}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['words.link_path']}
        value={values.linkPath}
        onChange={({ target }) => set({ linkPath: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SearchSelect
          label="Lender that the words name"
          options={lenders}
          error={errors['words.lender_id']}
          value={values.lenderId}
          onChange={(lenderId) => set({ lenderId })}
        />
        <TextField
          label="Who there agreed to them"
          hint="Name and lender."
          maxLength={120}
          autoComplete="off"
          error={errors['words.approved_by']}
          value={values.approvedBy}
          onChange={({ target }) => set({ approvedBy: target.value })}
        />
      </div>
      <DayField
        label="Holds until"
        hint="After this day it is not sent. Empty: nothing in it ends."
        error={errors['words.valid_until']}
        value={values.validUntil === '' ? null : values.validUntil}
        onChange={(day) => set({ validUntil: day ?? '' })}
      />
    </>
  )
}

interface TextDialogProps {
  /** Null adds one. */
  text: CampaignText | null
  onClose: () => void
}

/** Writes a text, or another version of one: campaigns that are planned keep the words that they were planned with. */
export const TextDialog = ({ text, onClose }: TextDialogProps) => {
  const initial = useMemo(() => (text === null ? emptyText : textInForm(text)), [text])
  const [values, set, forget] = useDraft(`campaign-text ${text?.text_id ?? 'new'}`, initial)
  const save = async (): Promise<void> => {
    const { message } = await officeCall(saveCampaignText, {
      body: {
        text_id: text?.text_id ?? null,
        version: text?.version ?? null,
        name: values.name,
        channel: values.channel,
        purpose: values.purpose,
        words: wordsOfForm(values),
        retired: text?.retired ?? 0,
      },
    })
    forget()
    showToast(message, 'good')
    invalidate('campaign-texts')
  }
  return (
    <FormDialog
      isOpen
      isWide
      title={text === null ? 'New text' : `${text.name}, version ${text.version + 1}`}
      action="Save"
      canSubmit={values.name.trim() !== '' && isWritten(values)}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            hint="For staff alone: Gold, festival."
            maxLength={60}
            autoComplete="off"
            error={errors['name']}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Channel"
              options={channelOptions}
              disabled={text !== null}
              error={errors['channel']}
              value={values.channel}
              onChange={({ target }) => set({ channel: target.value === 'email' ? 'email' : 'sms' })}
            />
            <SelectField
              label="For what"
              options={purposeOptions}
              disabled={text !== null}
              error={errors['purpose']}
              value={values.purpose}
              onChange={({ target }) => set({ purpose: purposeOf(target.value) })}
            />
          </div>
          <WordFields values={values} set={set} errors={errors} />
          {values.channel === 'sms' ? <RegisterFields values={values} set={set} errors={errors} /> : null}
          <HoldFields values={values} set={set} errors={errors} />
        </>
      )}
    </FormDialog>
  )
}
