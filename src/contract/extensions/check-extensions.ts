import { orList } from '../derive/or-list.js'
import { isNode } from '../is-node.js'
import { nearestWord } from '../nearest-word.js'
import type { Source, SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import { type Extension, knownExtensions } from './known-extensions.js'
import { type Part, partsOf, type Role } from './role.js'

const prefix = 'x-assay-'

interface ExtensionUse {
  readonly name: string
  readonly value: unknown
  readonly at: SourcePath
}

/** Below these stand values of the interface and not parts of its definition. */
const values = new Set(['example', 'examples', 'default', 'const', 'enum', 'value', 'mapping'])

const called: Readonly<Record<Role, string>> = {
  definition: 'the definition',
  components: 'the components',
  path: 'a path',
  operation: 'an operation',
  parameter: 'a parameter',
  body: 'a request body',
  response: 'a response',
  header: 'a header',
  media: 'a media type',
  schema: 'a schema',
  member: 'a member of a schema',
  errors: 'the errors of an interface',
  other: 'this place',
}

/**
 * Checks that each extension `x-assay-…` of a file is known, stands where it means something, and says
 * something that it can say: one that is not read would have no effect without a word about it.
 *
 * @param source a definition, supplements included, or a file that definitions share
 * @returns all that it has
 * @throws ContractError for the first that is not so
 */
export function checkExtensions(source: Source): readonly ExtensionUse[] {
  const found: ExtensionUse[] = []
  const enter = (value: unknown, { role, as }: Part, at: SourcePath): void => {
    if (as === 'one') {
      // What may be one or several is checked as either.
      if (Array.isArray(value)) return enter(value, { role, as: 'list' }, at)
      if (isNode(value)) check(value, role, at)
    } else if (as === 'list') {
      if (Array.isArray(value))
        for (const [index, item] of value.entries())
          enter(item, { role, as: 'one' }, [...at, index])
    } else if (isNode(value))
      for (const [name, item] of Object.entries(value))
        // A map of responses or paths may have extensions itself: names of schemas and members are the author's.
        if (name.startsWith(prefix) && role !== 'schema' && role !== 'member')
          judge(name, value, 'other', [...at, name])
        else enter(item, { role, as: 'one' }, [...at, name])
  }

  const check = (node: SchemaNode, role: Role, at: SourcePath): void => {
    for (const [name, value] of Object.entries(node)) {
      const here = [...at, name]
      if (name.startsWith(prefix)) judge(name, node, role, here)
      const part = Object.hasOwn(partsOf[role], name) ? partsOf[role][name] : undefined
      if (part !== undefined) enter(value, part, here)
      else if (!values.has(name) && !name.startsWith('x-'))
        enter(value, { role: 'other', as: 'one' }, here)
    }
  }

  const judge = (name: string, node: SchemaNode, role: Role, at: SourcePath): void => {
    const known = Object.hasOwn(knownExtensions, name) ? knownExtensions[name] : undefined
    if (known === undefined)
      throw source.error(at, `There is no extension “${name}”.`, suggestion(name, role))
    const idle = whyIdle(known, node, role)
    if (idle !== undefined)
      throw source.error(at, `${name} means nothing ${idle.where}.`, idle.remedy)
    found.push({ name, value: node[name], at })
    if (!known.fits(node[name]))
      throw source.error(at, `${name} cannot have this value.`, `Write ${known.form}.`)
  }

  check(source.value, 'definition', [])
  return found
}

/** Where an extension stands, if it is not read there, and what to do about it. */
function whyIdle(
  { at, beside }: Extension,
  node: SchemaNode,
  role: Role,
): { readonly where: string; readonly remedy: string } | undefined {
  const fits = at.includes(role) || (role === 'member' && at.includes('schema'))
  if (!fits) {
    const remedy = `It stands at ${orList(at.map((one) => called[one]))}.`
    return { where: `at ${called[role]}`, remedy }
  }
  // A reference is followed, and what stands beside it left out; a member is looked at before that.
  if (typeof node['$ref'] === 'string' && !at.includes('member'))
    return { where: 'beside a reference', remedy: 'Write it where the reference leads.' }
  return beside === undefined || node[beside] === true
    ? undefined
    : { where: `without ${beside}`, remedy: `Add “${beside}: true”, or leave it out.` }
}

function suggestion(name: string, role: Role): string {
  const near = nearestWord(name, Object.keys(knownExtensions))
  if (near !== undefined) return `Did you mean ${near}?`
  const here = Object.entries(knownExtensions)
    .filter(([, { at }]) => at.includes(role) || (role === 'member' && at.includes('schema')))
    .map(([known]) => known)
  return here.length === 0
    ? 'Leave it out: no extension has a meaning here.'
    : `Those that have a meaning here are ${here.join(', ')}.`
}
