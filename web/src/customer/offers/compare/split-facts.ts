/** Facts of several offers: those that tell them apart, and those that are the same for all, each in their order. */
export const splitFacts = <Fact extends { texts: readonly string[] }>(
  facts: readonly Fact[],
): { apart: Fact[]; same: Fact[] } => {
  const isSame = ({ texts }: Fact): boolean => texts.every((text) => text === texts[0])
  return { apart: facts.filter((fact) => !isSame(fact)), same: facts.filter(isSame) }
}
