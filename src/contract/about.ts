import type { LawAspect } from './law/law-aspect.js'
import type { Watched } from './requirement.js'

/**
 * What a requirement is about, for code that has an operation and looks for the requirement. No code puts an id
 * together to find one, or takes one apart.
 */
export type About =
  /** Every answer of the operation: its status, its media type, its body. */
  | { readonly kind: 'status' | 'media-type' | 'body' }
  /** A header of its answers with this status. */
  | { readonly kind: 'header'; readonly status: string; readonly header: string }
  /** A member of a named schema of the interface: its value, or that it is there. */
  | { readonly kind: 'member' | 'presence'; readonly schema: string; readonly member: string }
  /** A link that each instance of a named schema carries. */
  | { readonly kind: 'carried'; readonly schema: string; readonly relation: string }
  /** An aspect of a law that binds the operation. */
  | LawAspect
  /** A row of the interface that a rule decides. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A row of the interface that a rule holds answers against. */
  | ({ readonly kind: 'watched' } & Watched)
