import { ownString } from '../../shared/own-string.js'

const ofNoFormat = { value: 'default' }

/** Strings with a text for two formats, for the first one, for none, and for the first one and a language. */
export async function stringsForFormats(
  stage: Parameters<typeof ownString>[0],
  group: string,
  [one, other]: readonly [string, string],
) {
  const own = (...items: Parameters<typeof ownString>[2]) =>
    ownString(stage, group, [ofNoFormat, ...items])
  const forOne = { value: one, format: one }
  const spanish = { value: `es and ${one}`, language: 'es', format: one }
  return {
    inBoth: await own(forOne, { value: other, format: other }),
    inOne: await own(forOne),
    inNone: await own(),
    inSpanish: await own({ value: 'es', language: 'es' }, spanish),
    spanish: spanish.value,
  }
}
