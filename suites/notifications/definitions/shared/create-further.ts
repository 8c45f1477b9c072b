import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { removeDefinition } from '../../shared/create-own.js'
import { definitionPath } from '../../shared/definition-path.js'
import { ownDefinition, ownGlobal, ownType } from '../../shared/own-definition.js'
import { readOwn } from '../../shared/read-own.js'
import { type Further, furtherDefinitions } from './further-definitions.js'
import { listDefinitions } from './list-definitions.js'

/** Judges what is read of a further one. */
type Judge = (answer: Answer, of: Further) => void

const plainText = 'Assay greets {name}.'

/**
 * Creates further ones. What a service takes of this is not shown; what it takes, rules look for in each answer, where that
 * is neither long nor in another script.
 */
export async function createFurther(stage: Stage, judge: Judge) {
  const { admin, random, settled } = stage
  // A type that a pattern could take for another one is listed by itself, once the list shows each of them.
  const stem = ownType(random)
  const create = async (further: Further) => {
    const { suffix, text = plainText, imageUri: image, values } = further
    const type = `${stem}${suffix}`
    const content = { message: { text, imageUri: image, variants: further.variants }, values }
    const created = await admin.send('createDefinition', { json: ownDefinition(type, content) })
    removeDefinition(stage, created)
    const order = definitionPath(created)
    if (created.status !== 201 || order === undefined) return []
    const read = await readOwn(stage, order)
    if (read.status === 200) judge(read, further)
    return [type]
  }
  const types = (await Promise.all(furtherDefinitions.map(create))).flat()
  await settled(
    () => Promise.all(types.map((type) => listDefinitions(admin, { type: [type] }))),
    (lists) => lists.every(({ items }, at) => items.some((one) => one['type'] === types[at])),
  )
}

/** Creates global ones that say the same. */
export async function createFurtherGlobal(stage: Stage, judge: Judge): Promise<void> {
  // A long text itself is not shown to every customer.
  for (const further of furtherDefinitions.filter((one) => one.text === undefined)) {
    const { text = plainText, imageUri, variants, values } = further
    const json = { ...ownGlobal(), message: { text, imageUri, variants }, values }
    const created = await stage.admin.send('createGlobalDefinition', { json })
    removeDefinition(stage, created)
    const order = definitionPath(created)
    const read = created.status === 201 && order && (await readOwn(stage, order))
    if (read && read.status === 200) judge(read, further)
  }
}
