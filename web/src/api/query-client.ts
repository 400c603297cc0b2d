import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const TRIES = 2

const mayRetry = (failures: number, error: Error): boolean =>
  failures < TRIES - 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Reads are tried twice where no answer or a 5xx came; what changes something is never sent twice by itself. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
