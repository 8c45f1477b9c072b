import type { TreePath } from './documented-operations.js'

/** What a rule function returns, as Spectral wants it. */
export interface Complaint {
  readonly message: string
  readonly path: (string | number)[]
}

/** @param at where it stands in the dereferenced document */
export function complaint(message: string, at: TreePath): Complaint {
  return { message, path: [...at] }
}
