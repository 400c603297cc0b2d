import { QueryClient, keepPreviousData } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { shareAnswer } from './answer-versions.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const RETRY_MS = [3_000, 10_000, 30_000] as const

/** Only what may pass by itself is tried again by itself. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * The one cache of the office. An answer is read again each time a page opens and leaves the memory with the page, but where a
 * query says that it is kept: what staff see of a customer does not outlive the page. Failures that may pass are tried again for
 * as long as the page is open and looked at. What is no answer of the server is a fault of ours and reaches the crash screen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      networkMode: 'always',
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      structuralSharing: shareAnswer,
      retry: (_failures, error) => isPassing(error),
      retryDelay: (failures) => RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0,
      throwOnError: (error: unknown) => !(error instanceof ApiError),
    },
  },
})
