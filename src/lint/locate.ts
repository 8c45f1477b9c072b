import { isMap } from './is-map.js'
import type { Library, Place } from './library.js'
import { locateInFile, type Position } from './locate-in-file.js'
import { pointerTo } from './pointer-to.js'
import type { DataPath } from './source-file.js'

/** Where a value of the dereferenced tree was written. */
export interface Location extends Position {
  /** Path as findings show it. */
  readonly file: string
  /** JSON Pointer into that file. */
  readonly pointer: string
  /** True when it was reached through a reference, so that other places may share it. */
  readonly shared: boolean
}

/**
 * What is not there has the location of the nearest value around it.
 *
 * @param itself the place is meant, not what a reference there leads to
 */
export function locate(
  { root, targets }: Library,
  path: DataPath,
  { itself = false } = {},
): Location {
  let place: Place = { file: root, path: [], value: root.data }
  let shared = false
  // Bounded, because references can lead in circles.
  const follow = (until: (value: unknown) => boolean): void => {
    for (let hops = 0; hops < 100 && !until(place.value); hops++) {
      const target = isMap(place.value) ? targets.get(place.value) : undefined
      if (!target) return
      place = target
      shared = true
    }
  }
  for (const segment of path) {
    follow((value) => holds(value, segment))
    if (!holds(place.value, segment)) break
    const value = Reflect.get(Object(place.value), segment) as unknown
    place = { file: place.file, path: [...place.path, segment], value }
  }
  if (!itself) follow((value) => isMap(value) && Object.keys(value).length > 1)
  const pointer = pointerTo(place.path)
  return { file: place.file.shown, ...locateInFile(place.file, place.path), pointer, shared }
}

function holds(value: unknown, segment: string | number): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, segment)
}
