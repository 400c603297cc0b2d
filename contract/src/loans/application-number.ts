import * as z from 'zod/mini'

/** Capitals and digits that nobody takes for one another over the telephone. Their place is their value in the check sign. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const SHAPE = new RegExp(`^LA-[${SIGNS}]{7}$`)

/**
 * The check sign of six signs: ISO 7064, hybrid system MOD 31,30 (the standard's rule for an alphabet of 30). It finds every
 * single wrong sign and nearly every swap of two neighbours.
 */
export const checkSignOf = (signs: string): string => {
  const count = SIGNS.length
  const product = signs.split('').reduce((before, sign) => {
    const sum = (before + SIGNS.indexOf(sign)) % count
    return ((sum === 0 ? count : sum) * 2) % (count + 1)
  }, count)
  return SIGNS.charAt((count + 1 - product) % count)
}

/** Whether a text is the number of a lender application: LA-, six signs and their check sign. */
export const isApplicationNumber = (text: string): boolean =>
  SHAPE.test(text) && checkSignOf(text.slice(3, 9)) === text.slice(9)

/** What people call a lender application by, on pages, in messages, in files and over the telephone: LA-7K3QX9R. */
export const ApplicationNumber = z
  .string({ error: 'invalid_value' })
  .check(z.trim(), z.toUpperCase(), z.refine(isApplicationNumber, 'invalid_value'))
