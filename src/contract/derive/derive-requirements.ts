import type { Binding } from '../law/binding.js'
import type { Operation } from '../operation.js'
import type { Requirement } from '../requirement.js'
import { deriveBody } from './derive-body.js'
import { deriveCarried } from './derive-carried.js'
import { deriveHeaders } from './derive-headers.js'
import { deriveLaws } from './derive-laws.js'
import { deriveMediaType } from './derive-media-type.js'
import { deriveMembers } from './derive-members.js'
import { derivePresence } from './derive-presence.js'
import { deriveStatus } from './derive-status.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Templates } from './template.js'

/** Everything that follows from a definition: operation by operation, then schema by schema. */
export function deriveRequirements(
  operations: readonly Operation[],
  schemas: readonly ReachedSchema[],
  derived: Templates,
  bindings: readonly Binding[],
): readonly Requirement[] {
  return [
    ...operations.flatMap((operation) => [
      ...deriveStatus(operation, derived.status),
      ...deriveMediaType(operation, derived['media-type']),
      ...deriveBody(operation, derived.body),
      ...deriveHeaders(operation, derived.header, bindings),
      ...deriveLaws(operation, bindings),
    ]),
    ...schemas.flatMap((schema) => [
      ...deriveMembers(schema, derived.member),
      ...derivePresence(
        schema,
        schema.required.map((member) => ({ member })),
        derived.presence,
      ),
      ...derivePresence(schema, schema.listed, derived.listed),
      ...deriveCarried(schema, derived.carried),
    ]),
  ]
}
