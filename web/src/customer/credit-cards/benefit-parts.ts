const leading = /^((?:up to )?(?:₹\d[\d,]*|\d+(?:\.\d+)? ?%)(?: back)?) (?!back$)(.+)$/i

/** What a card gives back in its issuer's words, its figure apart where they begin with one: "5% back", "on what you buy online". */
export const benefitParts = (feature: string): { figure: string; rest: string | null } => {
  const [, figure, rest] = leading.exec(feature) ?? []
  return figure === undefined || rest === undefined ? { figure: feature, rest: null } : { figure, rest }
}
