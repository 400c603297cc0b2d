/** Asks for the next piece while the caller works on this one; no more than two are held. @throws what `source` throws, in its turn. */
export async function* oneAhead<Piece>(source: AsyncGenerator<Piece, void, void>): AsyncGenerator<Piece> {
  // Settled, as nobody waits for a piece when the caller has stopped meanwhile.
  const begin = () => Promise.allSettled([source.next()])
  let next = begin()
  try {
    for (;;) {
      const [result] = await next
      if (result.status === 'rejected') throw result.reason
      if (result.value.done === true) return
      next = begin()
      yield result.value.value
    }
  } finally {
    await next
    await source.return()
  }
}

async function* eachOf<Piece, Found>(
  pieces: readonly Piece[],
  read: (piece: Piece) => Promise<Found>,
): AsyncGenerator<Found, void, void> {
  for (const piece of pieces) yield await read(piece)
}

/** Reads piece by piece, the next one while the caller works on this one. @throws what `read` throws, in its turn. */
export const readAhead = <Piece, Found>(
  pieces: readonly Piece[],
  read: (piece: Piece) => Promise<Found>,
): AsyncGenerator<Found> => oneAhead(eachOf(pieces, read))
