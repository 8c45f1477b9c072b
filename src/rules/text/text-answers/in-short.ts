export type Body = Readonly<Record<string, unknown>>

export const inShort = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, 200)
