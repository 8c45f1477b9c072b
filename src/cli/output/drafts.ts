import { setImmediate } from 'node:timers/promises'
import { type Draft, draftOf } from './draft.js'
import { outputError } from './output-error.js'
import { checkPlace } from './check-place.js'

/** A file that was written and is not in its place yet. */
export interface Written {
  /** Where it is. */
  readonly beside: string
  /** Its place, as the user knows it. */
  readonly shown: string
}

/**
 * Files that are written together: first beside their places, then, when all of them are whole, into them. A program that
 * reads them never sees half of one, and what was there before stays until then.
 */
export interface Drafts {
  /**
   * Opens a file that is written bit by bit.
   *
   * @throws CommandError
   */
  open(path: string, shown?: string): Draft
  /**
   * Writes a whole file.
   *
   * @param text made only when its place is open
   * @throws CommandError
   */
  write(path: string, text: () => string | Uint8Array, shown?: string): Promise<void>
  /** The files until `commit`, in the order in which they were opened. */
  written(): readonly Written[]
  /**
   * Puts every file in its place, the last one last.
   *
   * @throws CommandError
   */
  commit(): void
  /** Takes away what was not committed. */
  discard(): void
}

export function openDrafts(): Drafts {
  const drafts: { readonly draft: Draft; readonly shown: string }[] = []
  const open = (path: string, shown = path): Draft => {
    checkPlace(path, shown)
    try {
      const draft = draftOf(path)
      drafts.push({ draft, shown })
      return draft
    } catch (error) {
      throw outputError(shown, error)
    }
  }
  return {
    open,
    async write(path, text, shown = path) {
      const draft = open(path, shown)
      const content = text()
      try {
        draft.write(content)
        draft.close()
      } catch (error) {
        throw outputError(shown, error)
      }
      // A signal is heard between two files.
      await setImmediate()
    },
    written: () => drafts.map(({ draft, shown }) => ({ beside: draft.beside, shown })),
    commit() {
      for (const { draft, shown } of drafts.splice(0)) {
        try {
          draft.commit()
        } catch (error) {
          draft.discard()
          throw outputError(shown, error)
        }
      }
    },
    discard() {
      for (const { draft } of drafts.splice(0)) draft.discard()
    },
  }
}
