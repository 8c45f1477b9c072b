/** A query as a message shows it. */
export const shortened = (path: string): string =>
  path.length > 200 ? `${path.slice(0, 200)}…` : path
