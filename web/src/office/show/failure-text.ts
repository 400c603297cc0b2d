import { showToast } from '../../ui/toast-store.ts'
import { specifiedTexts } from './specified-texts.ts'

/** Section 8: the server's message, else the error's own, else `fallback`. */
export const failureText = (error: unknown, fallback: string = specifiedTexts.error): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback

/** Says in a toast what failed. */
export const showFailure = (error: unknown, fallback?: string): void =>
  showToast(failureText(error, fallback), 'bad')
