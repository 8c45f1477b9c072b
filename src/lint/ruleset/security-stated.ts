import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** Every operation says whether it asks for credentials, by itself or for all of them at once; `[]` says that it does not. */
export function securityStated(tree: unknown): Complaint[] {
  if (!isMap(tree) || Array.isArray(tree['security'])) return []
  const all = [...operations(tree)]
  const silent = all.filter(({ value }) => !Array.isArray(value['security']))
  if (silent.length === all.length && all.length > 1)
    return [
      complaint(`none of ${all.length} operations says whether it asks for credentials`, ['paths']),
    ]
  return silent.map(({ at, name }) =>
    complaint(`${name} does not say whether it asks for credentials`, at),
  )
}
