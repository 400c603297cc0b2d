import { ApiError } from '../../api/api-error.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'

/** Section 8: the server's message, or `fallback` where the server did not answer or found no words. */
export const serverWords = (error: unknown, fallback: string): string =>
  error instanceof ApiError &&
  error.status > 0 &&
  error.message !== '' &&
  error.message !== specifiedTexts.error
    ? error.message
    : fallback
