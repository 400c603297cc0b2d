/** The pages of each look, in the order given. */
export const pagesByLook = (
  views: readonly { masquerade_id: number; page: string }[],
): ReadonlyMap<number, string[]> =>
  new Map(
    Array.from(
      Map.groupBy(views, ({ masquerade_id }) => masquerade_id),
      ([id, of]) => [id, of.map(({ page }) => page)],
    ),
  )
