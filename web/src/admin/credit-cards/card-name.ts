import { filterCharacters } from '../../office/form/check-fields.ts'

/** Keeps what a card's name may hold while it is typed (section 5): letters, digits, spaces, hyphens and underscores. */
export const cardNameSigns = filterCharacters(/[\u200d\u200c\p{L}\p{M}\p{Nd} _-]/u)
