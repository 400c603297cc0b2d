import { useEffect } from 'react'
import { failureText } from './show/failure-text.ts'
import { showToast } from '../ui/toast-store.ts'

/** Says in a toast, once, that something beside the page's own matter could not be read: in the given words or the server's. */
export const useFailureToast = (error: unknown, words?: string): void => {
  const text = error === null ? null : (words ?? failureText(error))
  useEffect(() => {
    if (text !== null) showToast(text, 'bad')
  }, [text])
}
