import { useState } from 'react'
import { uploadFile } from '@marketplace/contract/platform/stored-files'
import { failureText } from '../../office/show/failure-text.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormSection, type SectionProps } from './form-section.tsx'
import { fieldWords } from './studio-draft.ts'

const IMAGE = 'image'
const NONE = 'none'

interface MarkFieldProps {
  /** For the brand's own colour: there is one, or none, and its name is none. */
  isOnBrand?: true
  label: string
  /** What the upload is called on the audit log. */
  uploadName: string
  mark: string
  hasDrawing: boolean
  error: string | undefined
  onChange: (mark: string) => void
}

const useUpload = (name: string, onDone: (address: string) => void) => {
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const upload = async (chosen: File): Promise<void> => {
    setFile(chosen)
    setBusy(true)
    setFailure(undefined)
    const form = new FormData()
    form.append('path', name)
    form.append('image_name', chosen)
    try {
      onDone((await officeUpload(uploadFile, {}, form)).file)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { file, failure, isBusy, upload }
}

/** Where a mark comes from: its drawing, its name, or an image. */
const MarkField = ({ isOnBrand, label, uploadName, mark, hasDrawing, error, onChange }: MarkFieldProps) => {
  const isFile = mark.startsWith('/files/')
  const [wantsImage, setWantsImage] = useState(isFile)
  const { file, failure, isBusy, upload } = useUpload(uploadName, onChange)
  const options = [
    ...(hasDrawing ? [{ value: 'drawn', label: 'The drawing it has' }] : []),
    isOnBrand === true
      ? { value: NONE, label: 'None', hint: 'The head of the pages stays white' }
      : { value: 'name', label: 'Its name', hint: 'Set beside a tile in its two colours' },
    { value: IMAGE, label: 'An image' },
  ]
  return (
    <div className="space-y-3">
      <RadioGroup
        label={label}
        name={label}
        columns={1}
        options={options}
        defaultValue={isFile ? IMAGE : mark}
        error={wantsImage ? undefined : error}
        onChange={({ target }) => {
          setWantsImage(target.value === IMAGE)
          if (target.value !== IMAGE) onChange(target.value)
        }}
      />
      {wantsImage ? (
        <FileField
          label={isBusy ? 'Uploading…' : `Image of the ${label.toLowerCase()}`}
          accept="image/png,image/jpeg,image/webp"
          file={file}
          isDisabled={isBusy}
          hint={
            isFile
              ? 'Uploaded. Another one takes its place.'
              : `PNG, JPEG or WebP up to 5 MB; it stands 32 px high, on ${isOnBrand === true ? 'the primary colour; no ground of its own' : 'white'}.`
          }
          error={failure ?? error}
          onChange={(chosen) => {
            if (chosen !== null) void upload(chosen)
          }}
        />
      ) : null}
    </div>
  )
}

/** The brand's mark, and that of a partner beside it. */
export const MarkSection = ({ draft, onChange, errors, stored }: SectionProps) => (
  <FormSection title="Marks">
    <MarkField
      label={fieldWords.logo}
      uploadName={`${draft.name} - logo`}
      mark={draft.logo}
      hasDrawing={stored?.has_drawn_logo === 1}
      error={errors['logo']}
      onChange={(logo) => onChange({ logo })}
    />
    <MarkField
      isOnBrand
      label={fieldWords.logo_on_brand}
      uploadName={`${draft.name} - logo on its colour`}
      mark={draft.logo_on_brand ?? NONE}
      hasDrawing={stored?.has_drawn_logo_on_brand === 1}
      error={errors['logo_on_brand']}
      onChange={(mark) => onChange({ logo_on_brand: mark === NONE ? null : mark })}
    />
    <Checkbox
      label="Shown “In Partnership With” another brand"
      checked={draft.co_brand_name !== null}
      onChange={({ target }) =>
        onChange(
          target.checked
            ? {
                co_brand_name: stored?.co_brand_name ?? '',
                co_brand_logo: stored?.co_brand_logo ?? 'name',
              }
            : { co_brand_name: null, co_brand_logo: null },
        )
      }
    />
    {draft.co_brand_name === null ? null : (
      <>
        <TextField
          label={fieldWords.co_brand_name}
          error={errors['co_brand_name']}
          maxLength={60}
          value={draft.co_brand_name}
          onChange={({ target }) => onChange({ co_brand_name: target.value })}
        />
        <MarkField
          label={fieldWords.co_brand_logo}
          uploadName={`${draft.co_brand_name} - logo`}
          mark={draft.co_brand_logo ?? 'name'}
          hasDrawing={stored?.has_drawn_co_brand_logo === 1}
          error={errors['co_brand_logo']}
          onChange={(co_brand_logo) => onChange({ co_brand_logo })}
        />
      </>
    )}
  </FormSection>
)
