import { saveCreative, type OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { creativeInForm, creativeOfForm } from './content-forms.ts'
import { creativeFields } from './content-fields.ts'
import { uploadPicture } from './upload-picture.ts'

const names = new Set(creativeFields([]).map(({ name }) => name))

/** The facts as the call takes them, with another picture. */
const withPicture = (creative: OfficeCreative, picture: string | null) => {
  const form = Object.entries(creativeInForm(creative)).filter(([name]) => names.has(name))
  return creativeOfForm(Object.fromEntries(form), picture)
}

/** A lender's finished picture for a banner: it takes the place of the drawn words; code, link and the line of the advertiser stay. */
export const PictureDialog = ({ creative, onClose }: { creative: OfficeCreative; onClose: () => void }) => {
  const { creative_id, tag, title, picture } = creative
  const [file, setFile] = useState<File | null>(null)
  const [isWithout, setWithout] = useState(false)
  return (
    <FormDialog
      isOpen
      title={`Picture of “${title}”`}
      action="Save"
      canSubmit={file !== null || isWithout}
      onClose={onClose}
      onSubmit={async () => {
        const address = file === null ? null : await uploadPicture(file, `${title} - banner`)
        const { message } = await officeCall(saveCreative, {
          body: { creative_id, tag, creative: withPicture(creative, address) },
        })
        showToast(message, 'good')
        invalidate('content-creatives')
      }}
    >
      {(errors) => (
        <>
          {picture === null || isWithout ? (
            <p className="text-sm">The words are drawn.</p>
          ) : (
            <>
              <img src={picture} alt={`${title}, as it stands now`} className="max-h-60 self-start" />
              <div>
                <Button kind="secondary" onClick={() => setWithout(true)}>
                  Draw the words instead
                </Button>
              </div>
            </>
          )}
          <FileField
            label="Picture"
            accept="image/png,image/jpeg,image/webp"
            file={file}
            onChange={setFile}
            error={errors['creative.picture'] ?? errors['image_name']}
            hint="Wider than high: the code stands below it. Text in it is not read out, so the words of the creative have to say the same."
          />
        </>
      )}
    </FormDialog>
  )
}
