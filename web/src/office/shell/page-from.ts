/** The page of a list that an address names, from 1: the first where it names none that a server would take. */
export const pageFrom = (text: string): number => (/^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1)
