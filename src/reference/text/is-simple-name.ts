/** Whether a string can have this name (document 2, What the service does, Text, 2). */
export function isSimpleName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_$]*$/.test(name)
}
