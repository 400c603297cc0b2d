import { listCampaignTexts } from '@marketplace/contract/care/campaign-texts'
import { countCampaignAudience, saveCampaign, type Campaign } from '@marketplace/contract/care/campaigns'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { productTypes } from '@marketplace/contract/reference/products'
import { useEffect, useMemo, useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { NumberField } from '../../office/form/number-field.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useBrandOptions } from '../dashboard/brand-options.ts'
import { languageTitle } from '../texts/text-words.ts'
import { audienceOfForm, campaignInForm, emptyCampaign, type CampaignValues } from './campaign-form.ts'

const texts = ask('campaign-texts', listCampaignTexts, {})
const WAIT_MS = 400
const productOptions = productTypes.map((product) => ({ value: product, label: product }))
const languageOptions = [
  { value: '', label: 'Each in their own' },
  ...offeredLanguages.map((value) => ({ value, label: languageTitle(value) })),
]

/** How many customers the audience has now, counted again once typing rests. */
const AudienceCount = ({ values }: { values: CampaignValues }) => {
  const audience = useMemo(() => audienceOfForm(values), [values])
  const asked = JSON.stringify(audience)
  const [found, setFound] = useState<{ asked: string; text: string } | null>(null)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      officeCall(countCampaignAudience, { body: { audience } }).then(
        ({ data }) => {
          if (!isOver)
            setFound({ asked, text: `${count(data.people)} customers in this audience, before any rule.` })
        },
        (failure: unknown) => {
          if (!isOver) setFound({ asked, text: failureText(failure) })
        },
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, audience])
  return (
    <p role="status" className="text-sm text-ink-soft">
      {found?.asked === asked ? found.text : 'Counting…'}
    </p>
  )
}

interface CampaignDialogProps {
  /** Null begins a new one. */
  campaign: Campaign | null
  onClose: () => void
  onSaved: (campaign: Campaign) => void
}

/** Says what a campaign is called, what it sends, and to whom. */
export const CampaignDialog = ({ campaign, onClose, onSaved }: CampaignDialogProps) => {
  const initial = useMemo(() => (campaign === null ? emptyCampaign() : campaignInForm(campaign)), [campaign])
  const [values, set, forget] = useDraft(`campaign ${campaign?.campaign_id ?? 'new'}`, initial)
  const { value } = useAnswer(texts)
  const brands = useBrandOptions()
  const textOptions = (value?.data ?? [])
    .filter(({ retired, text_id }) => retired === 0 || String(text_id) === values.textId)
    .map(({ text_id, name, channel }) => ({
      value: String(text_id),
      label: `${name}, ${channel === 'sms' ? 'SMS' : 'e-mail'}`,
    }))
  const save = async (): Promise<void> => {
    const { data } = await officeCall(saveCampaign, {
      body: {
        campaign_id: values.campaignId,
        version: campaign?.version ?? null,
        name: values.name,
        text_id: Number(values.textId),
        audience: audienceOfForm(values),
      },
    })
    forget()
    invalidate('campaigns')
    onSaved(data)
  }
  return (
    <FormDialog
      isOpen
      isWide
      title={campaign === null ? 'New campaign' : 'Change the campaign'}
      action="Save"
      canSubmit={values.name.trim() !== '' && values.textId !== ''}
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
            hint="For staff alone: Gold loans, festival, Hindi."
            maxLength={80}
            autoComplete="off"
            error={errors['name']}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label="Text"
            placeholder={
              textOptions.length === 0 && value !== null ? 'No text yet: write one first' : 'Choose'
            }
            options={textOptions}
            error={errors['text_id']}
            value={values.textId}
            onChange={({ target }) => set({ textId: target.value })}
          />
          <MultiSelect
            label="Brands"
            placeholder="All brands"
            options={brands ?? []}
            error={errors['audience.brand_ids']}
            value={values.brands}
            onChange={(next) => set({ brands: next })}
          />
          <SelectField
            label="Language"
            options={languageOptions}
            error={errors['audience.language']}
            value={values.language}
            onChange={({ target }) => set({ language: target.value })}
          />
          <MultiSelect
            label="Told details for"
            placeholder="Any product, or none"
            options={productOptions}
            error={errors['audience.product_types']}
            value={values.products}
            onChange={(next) => set({ products: next })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label="Seen within so many days"
              hint="Empty: whenever."
              error={errors['audience.seen_within_days']}
              value={values.seenWithin}
              onChange={(seenWithin) => set({ seenWithin })}
            />
            <NumberField
              label="Not applied within so many days"
              hint="Empty: whoever has applied gets it, too."
              error={errors['audience.not_applied_days']}
              value={values.notApplied}
              onChange={(notApplied) => set({ notApplied })}
            />
          </div>
          <AudienceCount values={values} />
        </>
      )}
    </FormDialog>
  )
}
