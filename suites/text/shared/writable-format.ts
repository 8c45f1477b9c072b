import { type Sender, tagOf, type Search } from '../../../src/scenario/index.js'
import { formatNames } from './format-names.js'

/** A format that may be written and is put back. */
export interface WritableFormat {
  readonly name: string
  readonly order: { readonly path: { readonly formatId: string } }
  readonly description: string
  restore(sender: Sender): Promise<void>
}

/** The format that the profile names, else the one that is listed last: the default stands first. */
export async function writableFormat(search: Search): Promise<WritableFormat> {
  const [name] = [...search.given('writableFormat'), ...(await formatNames(search)).toReversed()]
  if (name === undefined) throw search.lacking('a format that may be written', 'writableFormat')
  const order = { path: { formatId: name } }
  const found = await search.as('admin').send('getFormat', order)
  const description = found.status === 200 ? found.at('/description') : undefined
  // What cannot be read cannot be put back.
  if (typeof description !== 'string' || tagOf(found) === undefined)
    throw search.lacking('a format that can be put back', 'writableFormat')
  return {
    name,
    order,
    description,
    async restore(sender) {
      const now = await sender.send('getFormat', order)
      if (now.status === 200 && now.at('/description') === description && now.at('/name') === name)
        return
      const answer = await sender.send('setFormat', {
        ...order,
        json: { name, description },
        headers: [['If-Match', tagOf(now) ?? '*']],
      })
      if (answer.status >= 300)
        throw new Error(`the format ${name}, as the target answered with ${answer.status}`)
      const after = await sender.send('getFormat', order)
      if (after.status === 200 && after.at('/description') !== description)
        throw new Error(`the format ${name}: it is not what was sent`)
    },
  }
}
