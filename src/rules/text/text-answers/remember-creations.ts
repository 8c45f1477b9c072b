import { headerOf } from '../../header-of.js'
import { isObject } from '../../is-object.js'
import { type Told, remarksOf } from '../../remarks-of.js'
import type { AnsweredExchange, Memory } from '../../rule.js'

/** Names that are remembered. */
const most = 4000

/** Such a name only Assay gives. */
const ofAssay = /\/groups\/([^/]+)\/strings\/assay\d{4,9}$/

/**
 * What a scenario found missing, and nothing was ever sent for, its first write creates, at an address of its own; until
 * then there is no such string.
 */
export function rememberCreations(by: string): Memory {
  const missing = new Map<string, string | undefined>()
  const tried = new Set<string>()
  /** Groups in which strings were created, and where those are said to be. */
  const groups = new Set<string>()
  const locations = new Map<string, string>()

  const toldOfReading = (url: string, answered: AnsweredExchange | undefined): readonly Told[] => {
    const [, group] = ofAssay.exec(url) ?? []
    if (answered === undefined || tried.has(url) || group === undefined || !groups.has(group))
      return []
    const { status } = answered.response
    const isEmpty = status === 200 && hasNoItems(answered)
    if (status !== 400 && status !== 422 && !isEmpty) return []
    const actual = isEmpty ? 'status 200, and no items' : `status ${status}`
    return [{ about: 'unknown', expected: 'status 404', actual }]
  }
  const toldOfCreation = (url: string, { response }: AnsweredExchange): readonly Told[] => {
    const [, group] = ofAssay.exec(url) ?? []
    if (group !== undefined) groups.add(group)
    const location = headerOf(response.headers, 'location')
    if (location === undefined || !URL.canParse(location, url) || locations.size >= most) return []
    const { href } = new URL(location, url)
    const other = locations.get(href) ?? url
    locations.set(href, other)
    if (other === url) return []
    const expected = `another address than that of ${other}`
    return [{ about: 'created-location', expected, actual: location }]
  }

  return {
    concerns: (exchange) => exchange.interface === 'text',
    look({ operation, request, scenario }, answered) {
      const { url, method } = request
      const status = answered?.response.status
      const isMissing = missing.has(url) && missing.get(url) === scenario && !tried.has(url)
      const told: Told[] = []
      if (operation === 'getString') told.push(...toldOfReading(url, answered))
      if (operation === 'getString' && status === 404 && missing.size < most)
        missing.set(url, scenario)
      else if (method !== 'GET') tried.add(url)
      if (answered === undefined) return []
      if (operation === 'setString' && status === 201) told.push(...toldOfCreation(url, answered))
      if (operation === 'setString' && status === 200 && isMissing)
        told.push({ about: 'created', expected: 'status 201', actual: 'status 200' })
      return remarksOf(by, answered, told)
    },
    settle: () => [],
  }
}

function hasNoItems({ json }: AnsweredExchange): boolean {
  const values = json.kind === 'json' && isObject(json.value) ? json.value['values'] : undefined
  return Array.isArray(values) && values.length === 0
}
