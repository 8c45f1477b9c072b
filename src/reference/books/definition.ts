/** What a notification says, in one language. */
export interface MessageVariant {
  readonly text?: string
  readonly imageUri?: string
}

/** What a notification says. */
export interface DefinitionMessage extends MessageVariant {
  /** By the code of the language. */
  readonly variants?: Readonly<Record<string, MessageVariant>>
}

/** What an administrator says of a definition. */
export interface DefinitionContent {
  readonly type: string
  readonly contextName: string
  readonly contextUriTemplate?: string
  readonly indicator: boolean
  readonly notDismissible: boolean
  readonly priority?: string
  readonly message: DefinitionMessage
  /** What stands for each placeholder of the message, by its name. */
  readonly values?: Readonly<Record<string, string>>
}

/** A template of notifications. */
export interface Definition extends DefinitionContent {
  readonly id: string
  readonly expired: boolean
  /** Milliseconds since 1970. */
  readonly expiresAt?: number
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

/** A definition of a bank that opens. */
export interface OpenedDefinition extends Omit<Definition, 'updatedAt' | 'expiresAt'> {
  /** When it was last updated, seen from when the bank opens. */
  readonly daysAgo: number
  /** When it expires, or has expired, seen from when the bank opens. */
  readonly expiresInDays?: number
}
