import type { Call } from '@marketplace/contract/platform/call'
import type { CallRequest } from '../../api/call.ts'
import { showFailure } from '../show/failure-text.ts'
import { officeFile } from './office-call.ts'

/** A download that is under way. */
export interface Download {
  id: number
  file: string
}

let downloads: readonly Download[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Download[]): void => {
  downloads = next
  for (const listener of listeners) listener()
}

export const getDownloads = (): readonly Download[] => downloads

export const subscribeToDownloads = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Leaves a moment for the browser to take the file over before its address is void. */
const HAND_OVER_MS = 10_000

/** Has the browser save a file under a name. */
export const handOverFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HAND_OVER_MS)
}

/**
 * Fetches a file behind a call and hands it to the browser; until then a toast says "Downloading {file}" (section 2). The page
 * may be left meanwhile. A failure is said in a toast.
 *
 * @param file the name to save it under: of whose file it is, which the call's own name does not say.
 */
export const officeDownload = async <C extends Call>(
  endpoint: C,
  request: CallRequest<C>,
  file: string,
): Promise<void> => {
  lastId += 1
  const id = lastId
  change([...downloads, { id, file }])
  try {
    handOverFile(await officeFile(endpoint, request), file)
  } catch (error) {
    showFailure(error)
  } finally {
    change(downloads.filter((download) => download.id !== id))
  }
}
