import type { Answer } from '../../../src/scenario/index.js'

/** Whether an answer shows a text, wherever it does; or is none that could. */
export const isShown =
  (text: string) =>
  ({ status, json }: Answer): boolean =>
    status !== 200 || JSON.stringify(json).includes(text)
