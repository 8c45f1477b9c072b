import type { Rewrite, Search } from '../../src/scenario/index.js'
import { writableFormat } from './writable-format.js'

/** A format for the laws that write, put back as it was found. */
export async function formatRewrite(search: Search): Promise<Rewrite> {
  const { name, order, restore } = await writableFormat(search)
  return {
    actor: 'admin',
    read: 'getFormat',
    order,
    bodies: [
      { name, description: 'Assay wrote this.' },
      { name, description: 'Assay wrote this as well.' },
    ],
    prepare: async () => undefined,
    restore,
  }
}
