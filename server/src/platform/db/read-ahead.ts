/** Reads piece by piece, the next one while the caller works on this one; no more than two are held. @throws what `read` throws, in its turn. */
export async function* readAhead<Piece, Found>(
  pieces: readonly Piece[],
  read: (piece: Piece) => Promise<Found>,
): AsyncGenerator<Found> {
  // Settled, as nobody waits for a reading when the caller has stopped meanwhile.
  const begin = (at: number) => Promise.allSettled(pieces.slice(at, at + 1).map((piece) => read(piece)))
  let next = begin(0)
  for (let at = 0; at < pieces.length; at += 1) {
    const [result] = await next
    if (result === undefined) return
    if (result.status === 'rejected') throw result.reason
    next = begin(at + 1)
    yield result.value
  }
}
