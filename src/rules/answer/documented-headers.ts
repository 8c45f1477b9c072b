import { isEntityTag } from '../../contract/formats/is-entity-tag.js'
import type { Rule } from '../rule.js'

/** The law that asks for the entity tag of a reading, where its header makes no requirement of its own. */
const tag = { kind: 'law', law: 'conditional-reads', aspect: 'present' } as const

/** An answer carries the headers that are documented as required for its status. */
export const documentedHeaders: Rule = {
  id: 'rules/documented-headers',
  title: 'Every answer carries its documented headers',
  file: 'src/rules/answer/documented-headers.ts',
  decides: ({ origin }) =>
    origin.kind === 'header' ||
    (origin.kind === 'law' && origin.aspect === tag.aspect && origin.law === tag.law),
  judge: ({ operation, documented, response }) =>
    (documented?.headers ?? [])
      .filter(({ required }) => required)
      .map(({ name }) => {
        const value = response.headers.find(
          ([field]) => field.toLowerCase() === name.toLowerCase(),
        )?.[1]
        const status = documented?.status ?? ''
        const requirement =
          operation.requirement({ kind: 'header', status, header: name }) ??
          (isTag(status, name) ? operation.requirement(tag) : undefined)
        const isThere = value !== undefined && value.trim() !== ''
        // One without quotes is none that a client could send back (RFC 9110, section 8.8.3).
        if (isThere && name.toLowerCase() === 'etag' && !isEntityTag(value.trim())) {
          const expected = `a well-formed entity tag with status ${response.status}`
          return { requirement, verdict: 'fail', expected, actual: value }
        }
        if (isThere) return { requirement, verdict: 'pass' }
        return {
          requirement,
          verdict: 'fail',
          expected: `header ${name} with status ${response.status}`,
          actual: value === undefined ? `no header ${name}` : `an empty header ${name}`,
        }
      }),
}

const isTag = (status: string, header: string): boolean =>
  status === '200' && header.toLowerCase() === 'etag'
