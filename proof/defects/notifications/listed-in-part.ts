import type { JsonObject } from '../../alterations/change-json.js'
import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

type Map = { readonly [name: string]: JsonObject }

const firstOf = (map: object): JsonObject => Object.fromEntries(Object.entries(map).slice(0, 1))

const withMessage = (item: JsonObject, change: (variants: Map) => object): JsonObject => {
  const message = item['message'] as { readonly variants?: Map } | undefined
  if (message?.variants === undefined) return item
  return { ...item, message: { ...message, variants: change(message.variants) } as JsonObject }
}

const textAlone = ({ text }: JsonObject): JsonObject => ({ text })

const rows: readonly (readonly [string, string, (item: JsonObject) => JsonObject])[] = [
  [
    'values',
    'In a list, definitions have the first of their values only.',
    ({ values, ...item }) => (values ? { ...item, values: firstOf(values as object) } : item),
  ],
  [
    'variants',
    'In a list, definitions have the first of their variants only.',
    (item) => withMessage(item, firstOf),
  ],
  [
    'pictures',
    'In a list, the variants of definitions have no pictures.',
    (item) =>
      withMessage(item, (variants) =>
        Object.fromEntries(
          Object.entries(variants).map(([language, variant]) => [language, textAlone(variant)]),
        ),
      ),
  ],
]

/** Lists of definitions that show a part of what is said in several ways. */
const defects: readonly Defect[] = rows.map(([name, sentence, tell]) => ({
  name: `listed-in-part-${name}`,
  sentence,
  breaks: ['notifications.getDefinitions.items-carry'],
  response: tellItemsWhere('getDefinitions', () => true, tell),
}))

export default defects
