import type { Rewrite, Search } from '../../../src/scenario/index.js'
import { writableFormat } from './writable-format.js'

/** Of one length: an entity tag may not go by that alone. */
const texts = ['Assay wrote this.', 'Assay wrote that.'] as const

/** A format for the laws that write, put back as it was found. */
export async function formatRewrite(search: Search): Promise<Rewrite> {
  const { name, order, description, restore } = await writableFormat(search)
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
    prepare: async () => undefined,
    restore,
  }
}
