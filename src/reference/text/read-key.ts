/** Where a reference leads. */
export interface Key {
  readonly group: string
  readonly name: string
}

/** Reads the key of a string: one to three names of a group, and the name of the string; else `undefined`. */
export function readKey(key: string): Key | undefined {
  const simple = '[A-Za-z_][A-Za-z0-9_$]*'
  const parts = new RegExp(`^(${simple}(?:[.]${simple}){0,2})[.](${simple})$`).exec(key)
  const [, group, name] = parts ?? []
  return group === undefined || name === undefined ? undefined : { group, name }
}
