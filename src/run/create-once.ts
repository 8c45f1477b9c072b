/** Remembers by key what was once found, or is being looked for; a failed search is remembered as well. */
export function createOnce(): <T>(key: string, find: () => Promise<T>) => Promise<T> {
  const found = new Map<string, Promise<unknown>>()
  return <T>(key: string, find: () => Promise<T>): Promise<T> => {
    let result = found.get(key) as Promise<T> | undefined
    if (result === undefined) {
      result = find()
      // Each caller gets the rejection; without a caller it must not end the process.
      result.catch(() => undefined)
      found.set(key, result)
    }
    return result
  }
}
