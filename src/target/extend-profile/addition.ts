/** Members of one section of a profile, of which it may lack some. */
export interface Addition {
  /** Names from the top to the section. */
  readonly section: readonly [string, ...string[]]
  readonly members: readonly AddedMember[]
}

export interface AddedMember {
  readonly name: string
  readonly value: AddedValue
  /** Lines without the number sign. */
  readonly comment?: readonly string[]
  /** It is written as a comment, which the owner of the target may turn into a value. */
  readonly isSupposed?: boolean
}

export type AddedValue =
  | string
  | number
  | readonly AddedValue[]
  | { readonly [name: string]: AddedValue | undefined }
