import { applicationStatusFileTexts, fileEndings } from '@marketplace/contract/money/application-status-files'

/** The accepted endings as an input takes them. */
export const acceptedFiles = fileEndings.join(',')

/** What is wrong with a chosen file before it is sent (section 5); null where nothing is. */
export const wrongFile = (file: { name: string } | null): string | null => {
  if (file === null) return applicationStatusFileTexts.none_selected
  const name = file.name.toLowerCase()
  return fileEndings.some((ending) => name.endsWith(ending)) ? null : applicationStatusFileTexts.wrong_type
}
