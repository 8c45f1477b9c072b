/** Where a value stands, and which requirement answers for it unless a member inside does. */
export interface Place {
  /** JSON Pointer from the whole body. */
  readonly pointer: string
  readonly owner: string
  readonly depth: number
}

/** The place of a member or an item; a member of a named schema has an owner of its own. */
export function inside(
  { pointer, owner, depth }: Place,
  step: string | number,
  inner: string = owner,
): Place {
  const token = typeof step === 'number' ? step : step.replaceAll('~', '~0').replaceAll('/', '~1')
  return { pointer: `${pointer}/${token}`, owner: inner, depth: depth + 1 }
}
