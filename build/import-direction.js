import { dirname, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rooms } from './rooms.js'

/** A rule of the linter: a file imports what the table of the rooms names for it, and nothing else. */
const project = dirname(dirname(fileURLToPath(import.meta.url)))

const within = (places, path) =>
  places.some((place) => {
    const parts = place.split('*').map((part) => part.replaceAll('.', String.raw`\.`))
    return new RegExp(`^${parts.join('[^/]+')}`).test(path)
  })

/** Why a file may not import something, or nothing where it may. */
function whyNot(file, imported, typesOnly) {
  const room = rooms.find(({ at }) => within(at, file))
  if (room === undefined) return undefined
  const { code, types = [], packages, why } = room
  if (!imported.startsWith('.')) {
    if (packages !== undefined) return within(packages, imported) ? undefined : why
    return imported.startsWith('@stoplight/')
      ? 'Only src/lint/spectral.ts imports Spectral.'
      : undefined
  }
  const path = posix.join(posix.dirname(file), imported)
  return within([...code, ...(typesOnly ? types : [])], path) ? undefined : why
}

function create(context) {
  const file = relative(project, context.filename).split(sep).join('/')
  const look = (node) => {
    if (typeof node.source?.value !== 'string') return
    const typesOnly = node.importKind === 'type' || node.exportKind === 'type'
    const message = whyNot(file, node.source.value, typesOnly)
    if (message !== undefined) context.report({ node, message })
  }
  return {
    ImportDeclaration: look,
    ImportExpression: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
  }
}

export default { create }
