/** One thing that the contract has and a definition that the target serves lacks or contradicts. */
export interface Deviation {
  readonly kind: 'operation' | 'parameter' | 'status' | 'member'
  /** Id of the operation of the contract. */
  readonly operation: string
  /** JSON Pointer into the served document: to what contradicts, or to what lacks it. */
  readonly pointer: string
  /** What the contract has: `query parameter since of type string`. */
  readonly expected: string
  /** What the document says in its place: `type boolean`, or `nothing`. */
  readonly actual: string
}
