/** A stretch of a text that one face has the letters of. */
export interface ScriptRun {
  script: 'latin' | 'devanagari'
  text: string
}

/** Devanagari with the joiners and the danda that stand among its letters. */
const devanagari = /[\u0900-\u097f\u200c\u200d]/u
const isDevanagari = (letter: string): boolean => devanagari.test(letter)

/** Cuts a text where its script changes: a face of Devanagari has no Latin letters, and the other way round. Spaces stay with what is before them. */
export const splitScripts = (text: string): ScriptRun[] => {
  const runs: ScriptRun[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = isDevanagari(letter)
      ? 'devanagari'
      : letter === ' ' && last !== undefined
        ? last.script
        : 'latin'
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}
