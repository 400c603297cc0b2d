import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

export const NONCE_BYTES = 12
export const TAG_BYTES = 16

/** AES-256-GCM under a random nonce: nonce, ciphertext, tag. `context` is authenticated and not stored. */
export const sealWith = (key: KeyObject, plain: Buffer, context: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws Error where the value was tampered with, moved to another context, or sealed by another key. */
export const openWith = (key: KeyObject, sealed: Buffer, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES))
  // GCM has nothing left to give at the end; this is where a value that was tampered with is refused.
  decipher.final()
  return plain
}
