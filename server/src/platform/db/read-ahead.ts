/** Asks for the next piece while the caller works on this one; no more than two are held. @throws what `source` throws, in its turn. */
async function* oneAhead<Piece>(source: AsyncGenerator<Piece, void, void>): AsyncGenerator<Piece> {
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

/**
 * One stream after the other, each a piece ahead, and the next one begun while this one is read: two are read at once, in the order given.
 * @throws what a stream throws, in its turn.
 */
export async function* oneStreamAhead<Piece>(
  streams: readonly (() => AsyncGenerator<Piece, void, void>)[],
): AsyncGenerator<Piece> {
  const begin = (place: number) => {
    const open = streams[place]
    if (open === undefined) return null
    const stream = oneAhead(open())
    return { stream, first: Promise.allSettled([stream.next()]) }
  }
  let place = 0
  let next = begin(place)
  try {
    while (next !== null) {
      const { stream, first } = next
      place += 1
      next = begin(place)
      try {
        const [result] = await first
        if (result.status === 'rejected') throw result.reason
        if (result.value.done !== true) yield result.value.value
        yield* stream
      } finally {
        await stream.return(undefined)
      }
    }
  } finally {
    if (next !== null) {
      await next.first
      await next.stream.return(undefined)
    }
  }
}
