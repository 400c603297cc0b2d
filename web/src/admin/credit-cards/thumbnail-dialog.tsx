import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { MAX_IMAGE_BYTES, uploadFile } from '@marketplace/contract/platform/stored-files'
import { useState } from 'react'
import { FileField } from '../../office/form/file-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { reloadPage, returnMark } from './reload-page.ts'
import { saveCard } from './save-card.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024

/** Uploads a card's picture; without a file there is nothing to submit (section 5). */
export const ThumbnailDialog = ({ card, onClose }: { card: CreditCard; onClose: () => void }) => {
  const { category_id, category_name, category_img_thumb } = card
  const [file, setFile] = useState<File | null>(null)
  const isTooLarge = file !== null && file.size > MAX_IMAGE_BYTES
  const upload = async (): Promise<void> => {
    if (file === null) return
    const form = new FormData()
    form.append('image_name', file)
    form.append('path', `${category_name} - logo`)
    await toastFailure(async () => {
      const answer = await officeUpload(uploadFile, {}, form)
      await saveCard(category_id, { category_img_thumb: answer.file })
    })
    reloadPage(returnMark('category_img_thumb', category_id))
  }
  return (
    <FormDialog
      isOpen
      title={`Thumbnail of ${category_name}`}
      action="Upload"
      canSubmit={file !== null && !isTooLarge}
      onClose={onClose}
      onSubmit={upload}
    >
      {(errors) => (
        <>
          {category_img_thumb === null ? null : (
            <img
              src={category_img_thumb}
              alt={`The present thumbnail of ${category_name}`}
              className="max-h-40 self-start rounded-control"
            />
          )}
          <FileField
            label="Picture"
            accept="image/png,image/jpeg,image/webp"
            file={file}
            onChange={setFile}
            error={isTooLarge ? `This file is larger than ${megabytes} MB` : errors['image_name']}
            hint={`PNG, JPEG or WebP, up to ${megabytes} MB. A card is about 1.6 times as wide as high.`}
          />
        </>
      )}
    </FormDialog>
  )
}
