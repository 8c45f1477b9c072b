import type { Definition } from '../../src/reference/books/definition.js'
import { changeStore } from './change-store.js'

/** A bank that opens without some of its definitions, or without any. */
export const openWithout = (isLeftOut: (definition: Definition) => boolean) =>
  changeStore('definitions', (kept) => {
    const left = new Set(kept.all().flatMap((one) => (isLeftOut(one) ? [one.id] : [])))
    return {
      all: () => kept.all().filter(({ id }) => !left.has(id)),
      find: (id) => (left.has(id) ? undefined : kept.find(id)),
    }
  })
