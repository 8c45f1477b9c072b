type KeyOf<U> = U extends unknown ? keyof U : never

type Lacking<U, K extends PropertyKey> = U extends unknown
  ? U & { readonly [Absent in Exclude<K, keyof U>]?: undefined }
  : never

/** A union whose members may not have what only others have: what is not there can be requested, and is undefined. */
export type Exclusive<U> = Lacking<U, KeyOf<U>>
