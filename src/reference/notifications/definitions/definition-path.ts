/** Path of the definitions, or of one of them, below the base URL. */
export function definitionPath(id?: string): string {
  const path = '/notifications/definitions'
  return id === undefined ? path : `${path}/${encodeURIComponent(id)}`
}
