import type { products as english } from '../en/products.ts'
import type { Translated } from '../translated.ts'

export const products = {
  'products.heading': 'आप क्या ढूँढ रहे हैं?',
} satisfies Translated<typeof english>
