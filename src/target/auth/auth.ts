import type { ActorName } from '../../terms/actor-name.js'
import type { Secret } from '../actor.js'

/** Where to log in. Addresses are absolute http or https URLs that the profile names. */
export type AuthorizationServer =
  /** By an OpenID Connect configuration document. */
  | { readonly kind: 'discovery'; readonly url: string }
  | { readonly kind: 'endpoints'; readonly authorizationUrl: string; readonly tokenUrl: string }

/** One way to log in, and the interfaces that take the tokens that come of it. */
export interface Way {
  /** Absent: all interfaces that no other way is for. */
  readonly interfaces?: readonly string[]
  readonly server: AuthorizationServer
  readonly clientId: string
  /** Absent for a public client. */
  readonly clientSecret?: Secret
  readonly scopes: readonly string[]
}

/** A step of a recipe: a field to fill, a button to press. Each is a text on the page, or `css=` and a selector. */
export type RecipeStep = {
  readonly fill?: string
  readonly with?: 'user' | 'password'
  readonly press?: string
}

/** How actors of a profile get their tokens by logging in. */
export interface Auth {
  readonly ways: readonly Way[]
  readonly actors: Readonly<
    Partial<
      Record<
        ActorName,
        { readonly scopes?: readonly string[]; readonly user?: Secret; readonly password?: Secret }
      >
    >
  >
  readonly recipe: readonly RecipeStep[]
  /** Origins that the profile names: those of its addresses, the target's, and further ones. */
  readonly origins: readonly string[]
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly redirectPort: number
}
