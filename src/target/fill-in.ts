import type { HookValues } from '../terms/hook-values.js'

/**
 * Fills values in where a text of the profile names them in braces. A JSON string that is nothing but such
 * a name becomes the value itself, so that a number is one. Other braces stay as they are.
 */
export function fillIn(text: string, values: HookValues): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled
        .replaceAll(`"{${name}}"`, () => JSON.stringify(value))
        .replaceAll(`{${name}}`, () => JSON.stringify(String(value)).slice(1, -1)),
    text,
  )
}
