/** How large a tree is when shared parts count as often as they are used. */
export interface TreeSize {
  readonly values: number
  readonly depth: number
  /** True when a part contains itself, by a YAML alias. */
  readonly endless: boolean
}

/** Costs no more than the parts that really exist, so that it can measure what must not be walked. */
export function measureTree(tree: unknown): TreeSize {
  const known = new Map<object, { values: number; depth: number }>()
  let endless = false
  const visit = (value: unknown): { values: number; depth: number } => {
    if (typeof value !== 'object' || value === null) return { values: 1, depth: 1 }
    const before = known.get(value)
    if (before) {
      endless ||= before.values === 0
      return before
    }
    const size = { values: 0, depth: 0 }
    known.set(value, size)
    let values = 1
    for (const member of Object.values(value)) {
      const part = visit(member)
      values += part.values
      size.depth = Math.max(size.depth, part.depth)
    }
    size.values = values
    size.depth++
    return size
  }
  const { values, depth } = visit(tree)
  return { values, depth, endless }
}
