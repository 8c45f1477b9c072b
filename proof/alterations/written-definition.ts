import type { Behaviour } from '../../src/reference/behaviour.js'
import type { DefinitionContent } from '../../src/reference/books/definition.js'

/** What becomes of a definition that an operation writes. */
export type Change = (content: DefinitionContent) => DefinitionContent
type Entries<Value> = readonly (readonly [string, Value])[]
/** A message in another language. */
export type Variant = NonNullable<DefinitionContent['message']['variants']>[string]

/** Another definition is written by an operation than was sent. */
export const written =
  (id: string, change: Change) =>
  ({ definitionWritten }: Behaviour): Partial<Behaviour> => ({
    definitionWritten: (content, operation) =>
      operation === id ? change(content) : definitionWritten(content, operation),
  })

/** Changes what stands for placeholders. */
export const values =
  (change: (values: Entries<string>) => Entries<string>): Change =>
  ({ values: given, ...rest }) =>
    given === undefined
      ? rest
      : { ...rest, values: Object.fromEntries(change(Object.entries(given))) }

/** Changes the message in other languages. */
export const variants =
  (change: (variants: Entries<Variant>) => Entries<Variant>): Change =>
  ({ message, ...rest }) => {
    const { variants: given, ...others } = message
    if (given === undefined) return { message, ...rest }
    const changed = Object.fromEntries(change(Object.entries(given)))
    return { ...rest, message: { ...others, variants: changed } }
  }
