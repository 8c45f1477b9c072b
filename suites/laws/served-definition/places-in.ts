import type { Placed } from './placed.js'
import { placeBelow } from './place-below.js'

/** Every member of an object or every item of a list, by its key; nothing of any other value. */
export const placesIn = (placed: Placed): readonly (readonly [string, Placed])[] =>
  typeof placed.value === 'object' && placed.value !== null
    ? Object.keys(placed.value).map((key) => [key, placeBelow(placed, key)])
    : []
