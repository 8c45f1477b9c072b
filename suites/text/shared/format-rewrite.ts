import type { Rewrite, Search } from '../../../src/scenario/index.js'
import { formatNames } from './format-names.js'
import { writableFormat } from './writable-format.js'

/** Of one length: an entity tag may not go by that alone. */
const texts = ['Assay wrote this.', 'Assay wrote that.'] as const

/** A format for the laws that write, put back as it was found. */
export async function formatRewrite(search: Search): Promise<Rewrite> {
  const { name, order, description, restore } = await writableFormat(search)
  const [another] = (await formatNames(search)).filter((one) => one !== name)
  // The first one is to change it: an interrupted run may have left one of them.
  const [one, other] = description === texts[0] ? [texts[1], texts[0]] : texts
  return {
    actor: 'admin',
    read: 'getFormat',
    order,
    bodies: [
      { name, description: one },
      { name, description: other },
    ],
    replaced: 'text.setFormat.replaced',
    another: async () => (another === undefined ? undefined : { path: { formatId: another } }),
    prepare: async () => undefined,
    restore,
  }
}
