import type { SecretName } from '../../run/run.js'

/** A value that an answer gave, and the shell variable that it stands in. */
export interface Taken extends SecretName {
  readonly value: string
  readonly from: 'etag' | 'location' | 'session' | 'list'
}

/** Takes a value into a shell variable; a token stands for it in requests. */
export const take = <From extends Taken['from']>(
  from: From,
  value: string,
  variable: string,
): Taken & { readonly from: From } => ({
  from,
  value,
  variable,
  token: `‹${variable}›`,
})
