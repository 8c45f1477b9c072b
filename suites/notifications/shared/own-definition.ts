/** What a suite sends to create a definition. */
export interface OwnDefinition {
  readonly _links: object
  readonly type: string
  readonly contextName: string
  readonly indicator: boolean
  readonly notDismissible?: boolean
  readonly priority: string
  readonly message: object
  readonly values?: Readonly<Record<string, string>>
}

type Random = (n: number) => number

/** A type of our own, by which the list can be narrowed to what a scenario created. */
export const ownType = (random: Random): string =>
  `assay${Array.from({ length: 8 }, () => String.fromCodePoint(97 + random(26))).join('')}`

/** Whether a type is one of ours, or like one. */
export const isOwnType = (type: unknown): boolean => /assay[a-z]{8}/i.test(String(type))

/** Which members a body needs is not shown: what can be given without saying anything is. */
const links = { _links: {} }

/** A definition for no context in particular, which no client has a reason to show. */
export const ownDefinition = (type: string, more: Partial<OwnDefinition> = {}): OwnDefinition => ({
  ...links,
  type,
  contextName: 'none',
  indicator: false,
  priority: 'medium',
  message: { text: 'Assay made this.' },
  values: {},
  ...more,
})

/** A text with placeholders, and what stands for them. */
export const greeting = {
  message: { text: 'Assay made this for {firstName} on {day}.' },
  values: { firstName: 'Ana', day: 'Monday' },
}

/** A global definition, which every client may show to every user as long as it is there. */
export const ownGlobal = (text = greeting.message.text) => ({
  ...links,
  priority: 'medium',
  message: { text },
  values: greeting.values,
})
