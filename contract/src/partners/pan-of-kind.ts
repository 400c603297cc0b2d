/** Kinds of holders that bring customers. */
export const entityKinds = [
  'proprietor',
  'huf',
  'partnership',
  'llp',
  'company',
  'trust',
  'association',
] as const
export type EntityKind = (typeof entityKinds)[number]

/** The fourth letters that a PAN of each kind may have (Income Tax Department: structure of a PAN). A proprietor has no other PAN than their own. */
const letters: Readonly<Record<EntityKind, string>> = {
  proprietor: 'P',
  huf: 'H',
  partnership: 'F',
  llp: 'F',
  company: 'C',
  trust: 'T',
  association: 'AB',
}

/** Whether a PAN, in clear, can be of a holder of this kind. */
export const isPanOfKind = (pan: string, kind: EntityKind): boolean => letters[kind].includes(pan.charAt(3))
