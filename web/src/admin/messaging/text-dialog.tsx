import {
  campaignPurposes,
  saveCampaignText,
  type CampaignText,
} from '@marketplace/contract/care/campaign-texts'
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
import { purposeLabels } from './campaign-words.ts'
import { emptyText, purposeOf, textInForm, wordsOfForm, type TextValues } from './text-form.ts'
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
const languages = [
  { of: 'en', name: 'English', subject: 'subjectEn', words: 'wordsEn', template: 'templateEn' },
  { of: 'hi', name: 'Hindi', subject: 'subjectHi', words: 'wordsHi', template: 'templateHi' },
] as const

/** The words in both languages. */
const WordFields = ({ values, set, errors }: Part) => (
  <>
    {languages.map(({ of, name, subject, words }) => (
      <div key={of} className="flex flex-col gap-4">
        {values.channel === 'email' ? (
          <TextField
            label={`Subject in ${name}`}
            lang={of}
            maxLength={120}
            autoComplete="off"
            error={errors[`words.subject_${of}`]}
            value={values[subject]}
            onChange={({ target }) => {
              const changes: Partial<TextValues> = {}
              changes[subject] = target.value
              set(changes)
            }}
          />
        ) : null}
        <TextAreaField
          label={`Words in ${name}`}
          hint={of === 'en' ? '{first_name}, {brand}, {link} and {phone} stand for values.' : undefined}
          lang={of}
          maxLength={1_000}
          error={errors[`words.words_${of}`]}
          value={values[words]}
          onChange={({ target }) => {
            const changes: Partial<TextValues> = {}
            changes[words] = target.value
            set(changes)
          }}
        />
      </div>
    ))}
  </>
)

/** What the operators registered the words as. */
const RegisterFields = ({ values, set, errors }: Part) => (
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
      {languages.map(({ of, name, template }) => (
        <TextField
          key={of}
          label={`Template id of the ${name} words`}
          inputMode="numeric"
          maxLength={19}
          autoComplete="off"
          error={errors[`words.dlt_template_${of}`]}
          value={values[template]}
          onChange={({ target }) => {
            const changes: Partial<TextValues> = {}
            changes[template] = target.value
            set(changes)
          }}
        />
      ))}
    </div>
  </>
)

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
      canSubmit={values.name.trim() !== '' && values.wordsEn.trim() !== '' && values.wordsHi.trim() !== ''}
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
