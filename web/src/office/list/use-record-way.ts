import { useMemo } from 'react'
import { useLocation } from '../../router/router.tsx'
import { addressOfList } from '../table/place-left.ts'
import { lastShownRows } from '../table/shown-rows.ts'
import { placeOfRecord, type RecordPlace } from './record-place.ts'

/** The way from a record back to its list, and on to its neighbours there. */
export interface RecordWay {
  /** Null for who came by a link, or by a list that does not have it any more. */
  place: (RecordPlace & { isPart: boolean }) | null
  back: { to: string; label: string }
}

interface RecordWayNeeds {
  /** The tables that lead to the record, by their names; the first is its own. Has to be stable. */
  lists: readonly string[]
  /** Where the record's own list is, and how the way there is called. */
  home: { to: string; label: string }
  /** The same for the other lists. */
  elsewhere?: string
}

/** Finds the list from which a record was opened: of those that have it, the one that was seen last. */
export const useRecordWay = ({ lists, home, elsewhere = home.label }: RecordWayNeeds): RecordWay => {
  const { pathname } = useLocation()
  return useMemo(() => {
    const own = lists[0] ?? ''
    for (const { list, rows, pathOf, isPart } of lastShownRows()) {
      if (!lists.includes(list) || pathOf === null) continue
      const place = placeOfRecord(rows.map(pathOf), pathname)
      if (place === null) continue
      return {
        place: { ...place, isPart },
        back: { to: addressOfList(list, home.to), label: list === own ? home.label : elsewhere },
      }
    }
    return { place: null, back: { to: addressOfList(own, home.to), label: home.label } }
  }, [lists, home, elsewhere, pathname])
}
