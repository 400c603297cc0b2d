import { pathInArea } from '../../api/path-before-area.ts'

/** Where somebody was in a list: how far it was scrolled, and the row that they were at. */
export interface Place {
  top: number
  left: number
  row: string | null
}

const addresses = new Map<string, string>()
const places = new Map<string, Place & { address: string }>()

/** Notes what a list is searched and filtered for. By the time that it is left, its address is gone. */
export const noteAddress = (list: string): void => {
  addresses.set(list, `${pathInArea(location.pathname)}${location.search}`)
}

export const leavePlace = (list: string, place: Place): void => {
  const address = addresses.get(list)
  if (address !== undefined) places.set(list, { ...place, address })
}

/** Where this list was left, if it was left at this address: another search begins at its top. */
export const placeLeft = (list: string): Place | null => {
  noteAddress(list)
  const place = places.get(list)
  return place !== undefined && place.address === addresses.get(list) ? place : null
}

/** The list as it was left, with its search, filters and order. @param fallback its plain address. */
export const addressOfList = (list: string, fallback: string): string => addresses.get(list) ?? fallback

export const forgetPlaces = (): void => {
  addresses.clear()
  places.clear()
}
