/** What a scenario tells a hook, by name: `pushEndpoint`, `seconds`, `milliseconds`. */
export type HookValues = Readonly<Record<string, string | number>>
