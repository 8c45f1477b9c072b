import { dirname, resolve, sep } from 'node:path'
import type { ContractError } from './contract-error.js'
import { followPointer } from './follow-pointer.js'
import { isNode } from './is-node.js'
import { setMember } from './overlay/set-member.js'
import { type Source, type SourcePath, readSource } from './read-source.js'
import type { SchemaNode } from './schema-node.js'

/** A definition with the components of other files copied in. */
export interface Bundle {
  /** Every `$ref` in it is local and leads somewhere. */
  readonly definition: SchemaNode
  /** All files that it is made of, the definition first. */
  readonly sources: readonly Source[]
  /** The file in which a component stands, named `schemas/problem`. */
  sourceOf(component: string): Source
}

type Components = Record<string, Record<string, unknown>>

/**
 * Copies every component of another file that a definition refers to into the definition.
 *
 * @param main the definition as it was read
 * @param specs folder that no reference may leave
 * @throws ContractError for a reference that leads nowhere, leaves the specs or clashes with another
 */
export function bundleDefinition(main: Source, specs: string): Bundle {
  const sources = new Map([[main.path, main]])
  const homes = new Map<string, Source>()
  const components: Components = {}
  const own = main.value['components']
  if (isNode(own)) {
    for (const [kind, named] of Object.entries(own)) {
      if (!isNode(named)) continue
      setMember(components, kind, { ...named })
      for (const name of Object.keys(named)) homes.set(`${kind}/${name}`, main)
    }
  }

  function copy(value: unknown, source: Source, path: SourcePath): unknown {
    if (Array.isArray(value)) return value.map((item, i) => copy(item, source, [...path, i]))
    if (!isNode(value)) return value
    const reference = value['$ref']
    if (typeof reference === 'string') return { ...value, $ref: localise(reference, source, path) }
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, copy(member, source, [...path, key])]),
    )
  }

  function localise(reference: string, from: Source, path: SourcePath): string {
    const at = [...path, '$ref']
    const [file = '', pointer = ''] = reference.split('#')
    const target = file === '' ? from : open(file, from, at)
    const found = followPointer(target.value, `#${pointer}`)
    if (!isNode(found)) {
      throw from.error(at, `“${reference}” leads nowhere.`, `Name a component of ${target.file}.`)
    }
    if (target === main) return `#${pointer}`
    const [kind, name, ...deeper] = pointer.replace(/^\/components\//, '').split('/')
    if (!pointer.startsWith('/components/') || !kind || !name || deeper.length > 0) {
      const remedy = 'Refer to “#/components/<kind>/<name>” of the other file.'
      throw from.error(at, `“${reference}” is not a component.`, remedy)
    }
    adopt(kind, name, found, target, () => {
      const problem = `Two files have a component “${kind}/${name}”.`
      return from.error(at, problem, 'Give one of them another name.')
    })
    return `#${pointer}`
  }

  function adopt(kind: string, name: string, found: unknown, source: Source, clash: () => Error) {
    const home = homes.get(`${kind}/${name}`)
    if (home && home !== source) throw clash()
    if (home) return
    // Noted before it is copied: a component may refer to itself.
    homes.set(`${kind}/${name}`, source)
    if (!Object.hasOwn(components, kind)) setMember(components, kind, {})
    setMember(components[kind] ?? {}, name, copy(found, source, ['components', kind, name]))
  }

  function open(file: string, from: Source, at: SourcePath): Source {
    const path = resolve(dirname(from.path), file)
    if (/^[a-z][a-z0-9+.-]+:/i.test(file) || !path.startsWith(specs + sep)) {
      throw from.error(at, `“${file}” lies outside the specs.`, 'Refer to a file of the specs.')
    }
    const unreadable = (why: string): ContractError =>
      from.error(at, `“${file}” cannot be read: ${why}.`, 'Refer to a file of the specs.')
    const source = sources.get(path) ?? readSource(path, specs, { unreadable })
    sources.set(path, source)
    return source
  }

  const { components: _, ...rest } = main.value
  const body = copy(rest, main, [])
  for (const [kind, named] of Object.entries(components)) {
    for (const [name, component] of Object.entries(named)) {
      if (homes.get(`${kind}/${name}`) !== main) continue
      setMember(named, name, copy(component, main, ['components', kind, name]))
    }
  }
  return {
    definition: { ...(isNode(body) ? body : {}), components },
    sources: [...sources.values()],
    sourceOf: (component) => homes.get(component) ?? main,
  }
}
