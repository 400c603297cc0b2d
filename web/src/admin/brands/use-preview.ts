import { useEffect, useState } from 'react'
import { previewBrand, type BrandDraft } from '@marketplace/contract/office/brands-office'
import type { Body } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { ApiError } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'

/** How long the form rests before its picture follows. */
const REST_MS = 500
/** Addresses are let go of this long before they end. */
const SPARE_MS = 15_000

export interface Preview {
  /** Addresses of the newest draft without mistakes. */
  urls: { start: string; offers: string } | null
  /** What stands against a picture of the newest draft. */
  error: ApiError | null
}

const none = { urls: null, expires_at: null, error: null } as const

/**
 * Pictures of a draft, made anew when it has changed and rests. `occasion`: anything else that is a reason to make them anew,
 * as an address is good for ten minutes.
 */
export const usePreview = (
  slug: string | null,
  draft: BrandDraft,
  language: LanguageId,
  occasion: string,
): Preview => {
  const [preview, setPreview] = useState<Preview & { expires_at: string | null }>(none)
  const asked = JSON.stringify({ body: { slug, draft, language }, occasion })
  useEffect(() => {
    if (preview.expires_at === null) return undefined
    const over = (): void => setPreview((before) => ({ ...before, urls: null, expires_at: null }))
    const timer = setTimeout(over, Date.parse(preview.expires_at) - Date.now() - SPARE_MS)
    return () => clearTimeout(timer)
  }, [preview.expires_at])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const make = async (): Promise<void> => {
      try {
        const { body } = JSON.parse(asked) as { body: Body<typeof previewBrand> }
        const { data } = await officeCall(previewBrand, { body, signal })
        if (!signal.aborted) setPreview({ urls: data.urls, expires_at: data.expires_at, error: null })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setPreview((before) => ({ ...before, error }))
      }
    }
    const timer = setTimeout(() => void make(), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked])
  return preview
}
