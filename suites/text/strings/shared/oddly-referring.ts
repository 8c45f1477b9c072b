import { createString } from '../../shared/create-string.js'

/**
 * Creates a string that refers to another one, under a name with all that names may have; none where that is not
 * accepted, which is another requirement.
 *
 * @param key of the string that it refers to
 */
export async function oddlyReferring(
  stage: Parameters<typeof createString>[0],
  group: string,
  key: string,
): Promise<readonly { readonly key: string }[]> {
  const values = [{ value: `As in {{${key}}}` }]
  const { answer, name } = await createString(stage, group, values, 'Assay_$')
  return answer.status < 300 ? [{ key: `${group}.${name}` }] : []
}
