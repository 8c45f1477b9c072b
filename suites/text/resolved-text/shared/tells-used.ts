/** Whether the languages of an answer name one in which it has a text, by itself or with a region. */
export const tellsUsed =
  (language: string) =>
  (languages: unknown): boolean =>
    [languages ?? []]
      .flat()
      .map((one) => String(one).toLowerCase())
      .some((one) => one === language || one.startsWith(`${language}-`))
