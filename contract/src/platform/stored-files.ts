import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { plainText } from './formats.ts'

/** The largest picture taken. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/**
 * Stores a picture: PNG, JPEG or WebP up to `MAX_IMAGE_BYTES`. `path` says what it is ("<category name> - logo"); it names
 * nothing. `file` is its address under /files of this site, good on every host of it.
 */
export const uploadFile = {
  method: 'POST',
  path: '/api/s3-upload-file',
  audience: [1],
  limit: 'write',
  upload: { fields: ['image_name'], max_bytes: MAX_IMAGE_BYTES },
  body: z.strictObject({ path: plainText(200) }),
  answer: z.object({ success: z.literal(true), file: z.string() }),
  errors: ['image_refused', 'image_too_large'],
} as const satisfies Call
