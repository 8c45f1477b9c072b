import {
  hrefsOf,
  identify,
  type Item,
  type Stage,
  valueAt,
} from '../../../../src/scenario/index.js'

/** Sees to it that the list shows a global definition as it was updated, with a link self that leads to it. */
export async function assumeGlobalListed(
  { admin, assume, settled }: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  id: string,
  text: string,
): Promise<void> {
  const isOurs = (item: Item): boolean => identify(item) === id
  const isOld = (item: Item): boolean => {
    const shown = valueAt(item, '/message/text')
    return isOurs(item) && typeof shown === 'string' && shown !== text
  }
  const list = await settled(
    () => admin.send('getDefinitions', { query: { contextName: 'global' } }),
    ({ items }) => !items.some(isOld),
  )
  if (list.status !== 200) return
  const agree = 'notifications.getDefinitions.items-agree'
  if (list.items.some(isOurs)) assume(list, agree).holdsNo('definition as it was before', isOld)
  const [href] = hrefsOf(list.items.find(isOurs), 'self')
  // Where another address of the service leads, is not asked.
  const isNear =
    href !== undefined && (!URL.canParse(href) || isOfOrigin(list.exchange.request.url, href))
  if (!isNear) return
  const behind = await settled(
    () => admin.visit(list, href, 'getDefinition'),
    ({ status }) => status === 200,
  )
  assume(behind, 'notifications.getDefinitions.items-link-self').status(200)
}

const isOfOrigin = (url: string, href: string): boolean =>
  new URL(url).origin === new URL(href).origin
