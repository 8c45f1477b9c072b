/** What `assay list` lists. */
export const listed = [
  'requirements',
  'scenarios',
  'gaps',
  'rules',
  'fixtures',
  'defects',
  'liberties',
] as const

export type Listed = (typeof listed)[number]

/** Of `assay list`. */
export interface ListFlags {
  readonly json?: boolean
  readonly profile?: string
  readonly interface?: readonly string[]
}
