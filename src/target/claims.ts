/** What the target claims to implement: its implementation conformance statement. */
export interface Claims {
  /** Absent: all. */
  readonly interfaces?: readonly string[]
  /** Absent: all. At most one of the two. */
  readonly operations?: { readonly only?: readonly string[]; readonly except?: readonly string[] }
  /** An option that is not listed is claimed. */
  readonly options: Readonly<Record<string, boolean>>
  /** Versions of interfaces, by their name; of one that is not listed the current one is claimed. */
  readonly versions?: Readonly<Record<string, string>>
  /** Name of a set of requirements: what came later is tested and not scored. Absent: all. */
  readonly requirements?: string
}
