/** Where a value stands, and which requirement answers for it unless a member inside does. */
export interface Place {
  /** The place that it stands in; absent for the whole body. */
  readonly up?: Place
  /** Name of the member or index of the item; empty for the whole body. */
  readonly step: string | number
  /** Undefined where no requirement speaks of it. */
  readonly owner: string | undefined
  readonly depth: number
}

/** The place of a whole body. */
export const wholeBody = (owner: string | undefined): Place => ({ step: '', owner, depth: 0 })

/** The place of a member or an item; a member of a named schema has an owner of its own. */
export const inside = (up: Place, step: string | number, owner = up.owner): Place => ({
  up,
  step,
  owner,
  depth: up.depth + 1,
})
