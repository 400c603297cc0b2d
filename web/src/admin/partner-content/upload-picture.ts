import { uploadFile } from '@marketplace/contract/platform/stored-files'
import { officeUpload } from '../../office/session/office-call.ts'

/** Stores a picture. @returns its address on this site. */
export const uploadPicture = async (file: File, what: string): Promise<string> => {
  const form = new FormData()
  form.append('image_name', file)
  form.append('path', what)
  return (await officeUpload(uploadFile, {}, form)).file
}
