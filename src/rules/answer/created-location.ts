import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { namesAspect } from '../names-aspect.js'
import type { Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'

const about = aspectOf('creations', 'location')

/** Where the link self says of which kind a path is, a Location of that kind leads to what was created, not to another. */
export const createdLocation: Rule = {
  id: 'rules/created-location',
  title: 'A Location does not have the address of another resource than the one created',
  file: 'src/rules/answer/created-location.ts',
  contradicts: namesAspect(about),
  judge: ({ exchange, operation, response, json }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || response.status !== 201 || json.kind !== 'json') return []
    const id = isObject(json.value) ? json.value['_id'] : undefined
    const location = response.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
    const [self] = hrefsIn(json.value, 'self')
    if (typeof id !== 'string' || location === undefined || self === undefined) return []
    const { url } = exchange.request
    const [own, told] = [self, location].map((href) => splitAddress(href, url))
    if (own?.last !== id || told === undefined) return []
    const expected = `the address of ${id}`
    const isList = told.path !== '/' && own.path.endsWith(`${told.path}${told.last}/`)
    if (isList) return [{ requirement, verdict: 'fail', expected, actual: location }]
    // Links may begin at the root of the interface, as a Location does.
    const isOfKind = [own.path, told.path].some(
      (one, index, both) => one !== '/' && both[1 - index]?.endsWith(one) === true,
    )
    if (!isOfKind) return []
    if (told.last === id) return [{ requirement, verdict: 'pass' }]
    return [{ requirement, verdict: 'fail', expected, actual: location }]
  },
}
